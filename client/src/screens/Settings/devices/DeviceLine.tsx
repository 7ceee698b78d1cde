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
  readonly name: string;
  readonly kind: string;
  /** True within a group, which has the icon. */
  readonly isNested?: boolean;
  readonly chip?: string | undefined;
  /** Id of the facts, for the button's aria-describedby. */
  readonly factsId: string;
  readonly use: string | null;
  readonly place: string | null;
  readonly signedIn: string;
  readonly action?: ReactNode;
}

/** What one row of the list shows, and its button. */
export function DeviceLine({
  name,
  kind,
  chip,
  factsId,
  action,
  isNested,
  ...facts
}: DeviceLineProps) {
  const Icon = ICONS[kind] ?? MonitorSmartphone;
  const { use, place, signedIn } = facts;
  return (
    <Line $isNested={isNested ?? false}>
      {!isNested && (
        <Sign aria-hidden="true">
          <Icon />
        </Sign>
      )}
      <div>
        <Name>
          <span>{name}</span>
          {chip !== undefined && <Chip $size="s">{chip}</Chip>}
        </Name>
        <Facts id={factsId}>
          {(use !== null || place !== null) && (
            <span>
              {use}
              {use !== null && place !== null && " · "}
              {place !== null && <Unbroken>{place}</Unbroken>}
            </span>
          )}
          <span>{signedIn}</span>
        </Facts>
      </div>
      {action}
    </Line>
  );
}

/** Separates the rows of a list. */
export const DeviceItem = styled.li`
  padding: 16px 0;
  &:first-child {
    padding-top: 0;
  }
  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Line = styled.div<{ $isNested: boolean }>`
  display: grid;
  grid-template-columns: ${(props) => (props.$isNested ? "" : "44px")} minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px;
  ${below.small} {
    gap: 12px;
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
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  ${text.title3}
`;

/** Moves to the next line as a whole if it fits there. */
const Unbroken = styled.span`
  display: inline-block;
`;

const Facts = styled.p`
  display: grid;
  margin-top: 4px;
  color: ${color.muted};
  ${text.small}
`;
