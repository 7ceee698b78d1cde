import { type ReactNode, useId, useState } from "react";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import type { ListedDevice } from "./alikeDevices";
import { DeviceItem, DeviceLine } from "./DeviceLine";
import { UseLine } from "./UseLine";

interface DeviceGroupProps {
  /** The one of them that was used last. */
  readonly first: ListedDevice;
  readonly count: number;
  /** A row for each of them. */
  readonly children: ReactNode;
}

/** One row for several devices that look alike, which it shows on demand. */
export function DeviceGroup({ first, count, children }: DeviceGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, kind, place, lastUsedAt } = first;
  const signIns = `${count} sign-ins`;
  return (
    <DeviceItem>
      <DeviceLine
        title={name}
        kind={kind}
        chip={signIns}
        factsId={`${id}-facts`}
        facts={<UseLine lastUsedAt={lastUsedAt} place={place} />}
        action={
          <Button
            kind="outline"
            size="s"
            aria-label={`${isOpen ? "Hide" : "Show"} ${signIns} of ${name}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Hide" : "Show"}
          </Button>
        }
      />
      <List id={id} hidden={!isOpen} aria-label={`${signIns} of ${name}`}>
        {isOpen && children}
      </List>
    </DeviceItem>
  );
}

const List = styled.ul`
  margin: 16px 0 0 22px;
  padding-left: 38px;
  border-left: 1px solid ${color.line};
  ${below.small} {
    padding-left: 34px;
  }
  li:last-child {
    padding-bottom: 0;
  }
`;
