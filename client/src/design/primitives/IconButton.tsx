import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { color, motion, radius } from "../theme/theme";

interface IconButtonProps extends Omit<ComponentProps<"button">, "ref" | "children"> {
  /** What it does, for screen readers and the tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A 44 px round button that shows only an icon. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Round type="button" aria-label={label} title={label} {...rest}>
      {children}
    </Round>
  );
}

const Round = styled.button`
  width: 44px;
  height: 44px;
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: ${radius.pill};
  color: ${color.text};
  transition: background ${motion.quarter} ${motion.hit};
  &:hover:not(:disabled) {
    background: color-mix(in srgb, ${color.text} 9%, transparent);
  }
  &:disabled {
    color: ${color.faint};
    cursor: default;
  }
`;
