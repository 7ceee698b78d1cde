import { type LucideIcon, Monitor, MonitorSmartphone, Smartphone, Tablet, Tv } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Chip } from "../../../design/primitives/Chip";
import { below } from "../../../design/theme/breakpoints";
import { color, radius } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  COMPUTER: Monitor,
  PHONE: Smartphone,
  TABLET: Tablet,
  TV: Tv,
};

interface DeviceLineProps {
  readonly title: ReactNode;
  /** Null within a group, which has the icon. */
  readonly kind: string | null;
  readonly chip?: string | undefined;
  /** Id of the facts, for the button's aria-describedby. */
  readonly factsId: string;
  /** Lines below the title. */
  readonly facts: ReactNode;
  readonly action?: ReactNode;
}

/** What one row of the list shows, and its button. */
export function DeviceLine({ title, kind, chip, factsId, facts, action }: DeviceLineProps) {
  const Icon = ICONS[kind ?? ""] ?? MonitorSmartphone;
  return (
    <Line $hasIcon={kind !== null}>
      {kind !== null && (
        <Sign aria-hidden="true">
          <Icon />
        </Sign>
      )}
      <div>
        <Name $isNested={kind === null}>
          <span>{title}</span>
          {chip !== undefined && <Chip $size="s">{chip}</Chip>}
        </Name>
        <Facts id={factsId}>{facts}</Facts>
      </div>
      {action}
    </Line>
  );
}

/** Separates the rows of a list. */
export const DeviceItem = styled.li`
  padding: 14px 0;
  &:first-child {
    padding-top: 0;
  }
  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Line = styled.div<{ $hasIcon: boolean }>`
  display: grid;
  grid-template-columns: ${(props) => (props.$hasIcon ? "44px" : "")} minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px;
  ${below.small} {
    grid-template-columns: ${(props) => (props.$hasIcon ? "36px" : "")} minmax(0, 1fr) auto;
    gap: 4px 12px;
    > * {
      grid-row: 1;
    }
    > div {
      display: contents;
    }
    > button {
      grid-column: -2;
    }
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.text} 8%, transparent);
  --icon: 20px;
  ${below.small} {
    grid-row: 1 / span 2;
    width: 36px;
    height: 36px;
    --icon: 18px;
  }
`;

const Name = styled.p<{ $isNested: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  ${text.title3}
  /* Small enough for the day and the time of a sign-in beside the button. */
  ${below.small} {
    grid-column: -3;
    font-size: ${({ $isNested }) => ($isNested ? "14px" : "16px")};
  }
`;

const Facts = styled.p`
  display: grid;
  margin-top: 4px;
  color: ${color.muted};
  ${text.small}
  /* Below the button, too, where a line is long enough. */
  ${below.small} {
    grid-column: -3 / -1;
    grid-row: 2;
    margin-top: 0;
  }
`;
