import { type ReactNode, useId, useState } from "react";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import { RowAction } from "../profile/RowAction";
import type { ListedDevice } from "./alikeDevices";
import { DeviceItem, DeviceLine } from "./DeviceLine";
import { lastSignIn, signInDay } from "./lastUse";
import { Unbroken, UseLine } from "./UseLine";

interface DeviceGroupProps {
  /** The one that was used last is the first. */
  readonly devices: readonly [ListedDevice, ...ListedDevice[]];
  /** A row for each of them. */
  readonly children: ReactNode;
}

/** One row for several devices that look alike, which it shows on demand. */
export function DeviceGroup({ devices, children }: DeviceGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [{ name, kind, place, lastUsedAt }] = devices;
  const now = new Date();
  const signIns = `${devices.length} sign-ins`;
  const label = `${isOpen ? "Hide" : "Show"} ${signIns}`;
  return (
    <DeviceItem>
      <DeviceLine
        title={name}
        kind={kind}
        factsId={`${id}-facts`}
        facts={
          <>
            <UseLine lastUsedAt={lastUsedAt} place={place} now={now} />
            <span>
              Last signed in <Unbroken>{signInDay(lastSignIn(devices), now)}</Unbroken>
            </span>
          </>
        }
        action={
          <Toggle
            aria-label={`${label} of ${name}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {label}
          </Toggle>
        }
      />
      <List id={id} hidden={!isOpen} aria-label={`${signIns} of ${name}`}>
        {isOpen && children}
      </List>
    </DeviceItem>
  );
}

/** Too long for the row of the name on phones, so it follows the facts. */
const Toggle = styled(RowAction)`
  ${below.small} {
    && {
      grid-area: 3 / -3 / auto / -1;
      justify-self: start;
      margin-top: 4px;
    }
  }
`;

const List = styled.ul`
  margin: 14px 0 0 22px;
  padding-left: 38px;
  border-left: 1px solid ${color.line};
  ${below.small} {
    margin-left: 18px;
    padding-left: 18px;
  }
  li:last-child {
    padding-bottom: 0;
  }
`;
