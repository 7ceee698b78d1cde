import { type LucideIcon, Monitor, MonitorSmartphone, Smartphone, Tablet, Tv } from "lucide-react";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { Chip } from "../../../design/primitives/Chip";
import { below } from "../../../design/theme/breakpoints";
import { color, radius } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { longDate } from "../subscriptionFormat";
import type { DeviceRow_device$key } from "./__generated__/DeviceRow_device.graphql";
import { lastUse } from "./lastUse";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  COMPUTER: Monitor,
  PHONE: Smartphone,
  TABLET: Tablet,
  TV: Tv,
};

interface DeviceRowProps {
  readonly device: DeviceRow_device$key;
  readonly isBusy: boolean;
  /** Whether another device is being signed out. */
  readonly isWaiting: boolean;
  readonly onSignOut: () => void;
}

export function DeviceRow({ device, isBusy, isWaiting, onSignOut }: DeviceRowProps) {
  const { name, kind, place, signedInAt, lastUsedAt, isCurrent } =
    useFragment<DeviceRow_device$key>(
      graphql`
        fragment DeviceRow_device on SignedInDevice {
          name
          kind
          place
          signedInAt
          lastUsedAt
          isCurrent
        }
      `,
      device,
    );
  const Icon = ICONS[kind] ?? MonitorSmartphone;
  const id = useId();
  const use = isCurrent ? "Active now" : lastUse(lastUsedAt, new Date());
  return (
    <Row>
      <Sign aria-hidden="true">
        <Icon />
      </Sign>
      <div>
        <Name>
          <span>{name}</span>
          {isCurrent && <Chip $size="s">This device</Chip>}
        </Name>
        <Facts id={id}>
          <span>
            {use}
            {place !== null && (
              <>
                {" · "}
                <Unbroken>{place}</Unbroken>
              </>
            )}
          </span>
          <span>Signed in {longDate(signedInAt)}</span>
        </Facts>
      </div>
      {!isCurrent && (
        <Button
          kind="outline"
          size="s"
          aria-label={`Sign out ${name}`}
          aria-describedby={id}
          disabled={isWaiting}
          onClick={onSignOut}
          busyLabel={isBusy && "Signing out"}
        >
          Sign out
        </Button>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px;
  padding: 16px 0;
  &:first-child {
    padding-top: 0;
  }
  & + & {
    border-top: 1px solid ${color.line};
  }
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
