import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import styled, { css } from "styled-components";
import { art, color, font, magenta, motion, radius } from "../theme/theme";
import { Count } from "./Count";

/** Primary is magenta and appears once per view. Cancel actions are never magenta. */
export type ButtonKind =
  | "primary"
  | "inverse"
  | "secondary"
  | "outline"
  | "danger"
  | "quiet"
  | "onArt";
export type ButtonSize = "s" | "m" | "l";

interface Look {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly isBlock?: boolean;
}

interface ButtonProps extends Look, Omit<ComponentProps<"button">, "ref"> {
  /** Label while busy, e.g. "Saving". The button keeps its width and is disabled. */
  readonly busyLabel?: string | false | undefined;
}

/** For actions. Use `ButtonLink` for navigation. */
export function Button({ kind, size, isBlock, busyLabel, children, ...rest }: ButtonProps) {
  const isBusy = typeof busyLabel === "string";
  return (
    <Pill
      type="button"
      {...rest}
      $kind={kind ?? "primary"}
      $size={size ?? "m"}
      $isBlock={isBlock ?? false}
      $isBusy={isBusy}
      aria-busy={isBusy || undefined}
      disabled={rest.disabled || isBusy}
    >
      <Label $isHidden={isBusy}>{children}</Label>
      {isBusy && (
        <Busy>
          <Count dots={4} />
          {busyLabel}
        </Busy>
      )}
    </Pill>
  );
}

interface ButtonLinkProps extends Look {
  /** App path, an absolute URL that opens in a new tab, or an email address to write to. */
  readonly to: string;
  /** Location state for the app path. */
  readonly state?: object;
  /** Opens an app path in a new tab, too. */
  readonly opensNewTab?: boolean;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

export function ButtonLink({
  to,
  state,
  opensNewTab,
  children,
  onClick,
  ...rest
}: ButtonLinkProps) {
  const { kind, size, isBlock } = rest;
  const look = {
    $kind: kind ?? "primary",
    $size: size ?? "m",
    $isBlock: isBlock ?? false,
    $isBusy: false,
  };
  const isOutside = opensNewTab || /^https?:/.test(to);
  if (to.startsWith("mailto:")) {
    return (
      <Pill as="a" href={to} {...look}>
        <Label $isHidden={false}>{children}</Label>
      </Pill>
    );
  }
  return isOutside ? (
    <Pill as="a" href={to} target="_blank" rel="noreferrer" onClick={onClick} {...look}>
      <Label $isHidden={false}>{children}</Label>
    </Pill>
  ) : (
    <Pill as={Link} {...({ to, state } as object)} onClick={onClick} {...look}>
      <Label $isHidden={false}>{children}</Label>
    </Pill>
  );
}

const HEIGHTS: Record<ButtonSize, { height: number; padding: number; font: number }> = {
  s: { height: 36, padding: 14, font: 14 },
  m: { height: 44, padding: 20, font: 15 },
  l: { height: 54, padding: 28, font: 16 },
};

const kinds: Record<ButtonKind, ReturnType<typeof css>> = {
  primary: css`
    background: ${color.action};
    color: ${color.onAction};
    &:hover {
      background: ${magenta[600]};
    }
  `,
  inverse: css`
    background: ${color.text};
    color: ${color.bg};
  `,
  secondary: css`
    background: color-mix(in srgb, ${color.text} 9%, transparent);
    color: ${color.text};
    &:hover {
      background: color-mix(in srgb, ${color.text} 16%, transparent);
    }
  `,
  outline: css`
    color: ${color.text};
    box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
    &:hover {
      background: color-mix(in srgb, ${color.text} 6%, transparent);
    }
  `,
  danger: css`
    color: ${color.danger};
    box-shadow: inset 0 0 0 1.5px color-mix(in srgb, ${color.danger} 60%, transparent);
  `,
  quiet: css`
    padding: 0 8px;
    color: ${color.muted};
    &:hover {
      color: ${color.text};
    }
  `,
  onArt: css`
    background: ${art.veil};
    color: ${art.white};
    &:hover {
      background: ${art.cellOff};
    }
  `,
};

const Pill = styled.button<{
  $kind: ButtonKind;
  $size: ButtonSize;
  $isBlock: boolean;
  $isBusy: boolean;
}>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${(props) => (props.$isBlock ? "100%" : "auto")};
  height: ${(props) => HEIGHTS[props.$size].height}px;
  padding: 0 ${(props) => HEIGHTS[props.$size].padding}px;
  border-radius: ${radius.pill};
  font: 660 ${(props) => HEIGHTS[props.$size].font}px/1 ${font.text};
  white-space: nowrap;
  transition: background ${motion.quarter} ${motion.hit};
  ${(props) => kinds[props.$kind]}
  ${(props) =>
    !props.$isBusy &&
    css`
      &:disabled {
        background: color-mix(in srgb, ${color.text} 8%, transparent);
        color: ${color.faint};
        box-shadow: none;
        cursor: not-allowed;
      }
    `}
  &[aria-busy="true"] {
    cursor: progress;
  }
  &:focus-visible {
    box-shadow: 0 0 0 5px color-mix(in srgb, ${color.action} 60%, transparent);
  }
`;

const Label = styled.span<{ $isHidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  visibility: ${(props) => (props.$isHidden ? "hidden" : "visible")};
`;

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
`;
