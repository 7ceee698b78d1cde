import { type ReactNode, useId, useState } from "react";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import { RowAction } from "../profile/RowAction";
import type { ListedDevice } from "./alikeDevices";
import { DeviceItem, DeviceLine } from "./DeviceLine";
import { lastSignIn, signInDay } from "./lastUse";
import { UseLine } from "./UseLine";

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
  const signIns = `${devices.length} sign-ins`;
  return (
    <DeviceItem>
      <DeviceLine
        title={name}
        kind={kind}
        chip={signIns}
        factsId={`${id}-facts`}
        facts={
          <>
            <UseLine lastUsedAt={lastUsedAt} place={place} />
            <span>Last signed in {signInDay(lastSignIn(devices))}</span>
          </>
        }
        action={
          <RowAction
            aria-label={`${isOpen ? "Hide" : "Show"} ${signIns} of ${name}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Hide" : "Show"}
          </RowAction>
        }
      />
      <List id={id} hidden={!isOpen} aria-label={`${signIns} of ${name}`}>
        {isOpen && children}
      </List>
    </DeviceItem>
  );
}

const List = styled.ul`
  margin: 14px 0 0 22px;
  padding-left: 38px;
  border-left: 1px solid ${color.line};
  ${below.small} {
    margin-left: 18px;
    padding-left: 30px;
  }
  li:last-child {
    padding-bottom: 0;
  }
`;
