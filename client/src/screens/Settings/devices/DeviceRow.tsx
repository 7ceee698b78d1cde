import { useId } from "react";
import { graphql, readInlineData } from "react-relay/hooks";
import { RowAction } from "../profile/RowAction";
import type { DeviceRow_device$key } from "./__generated__/DeviceRow_device.graphql";
import type { ListedDevice } from "./alikeDevices";
import { DeviceItem, DeviceLine } from "./DeviceLine";
import { signInDay, signInTime } from "./lastUse";
import { Unbroken, UseLine } from "./UseLine";

type DeviceFacts = Omit<ListedDevice, "deviceId">;

/** Reads a row's data. The list also uses it to group equal rows. */
export function readDevice(device: DeviceRow_device$key): DeviceFacts {
  const { place, ...facts } = readInlineData<DeviceRow_device$key>(
    graphql`
      fragment DeviceRow_device on SignedInDevice @inline {
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
  return { ...facts, place: place ?? null };
}

interface DeviceRowProps {
  readonly device: DeviceFacts;
  /** Of a group, which has what its rows share. Null for a device on its own. */
  readonly group: readonly DeviceFacts[] | null;
  readonly isBusy: boolean;
  /** Whether any device is being signed out. */
  readonly isWaiting: boolean;
  readonly onSignOut: () => void;
}

export function DeviceRow({ device, group, isBusy, isWaiting, onSignOut }: DeviceRowProps) {
  const { name, kind, place, signedInAt, lastUsedAt, isCurrent } = device;
  const id = useId();
  const isNested = group !== null;
  const now = new Date();
  const time = isNested
    ? signInTime(
        signedInAt,
        group.map((alike) => alike.signedInAt),
        now,
      )
    : signInDay(signedInAt, now);
  const signedIn = (
    <>
      Signed in <Unbroken>{time}</Unbroken>
    </>
  );
  const label = isNested ? `Sign out ${name}, signed in ${time}` : `Sign out ${name}`;
  return (
    <DeviceItem>
      <DeviceLine
        title={isNested ? signedIn : name}
        kind={isNested ? null : kind}
        chip={isCurrent ? "This device" : undefined}
        factsId={id}
        facts={
          <>
            <UseLine
              lastUsedAt={isCurrent ? null : lastUsedAt}
              place={isNested ? null : place}
              now={now}
            />
            {!isNested && <span>{signedIn}</span>}
          </>
        }
        action={
          !isCurrent && (
            <RowAction
              aria-label={label}
              aria-describedby={id}
              disabled={isWaiting}
              onClick={onSignOut}
              busyLabel={isBusy && "Signing out"}
            >
              Sign out
            </RowAction>
          )
        }
      />
    </DeviceItem>
  );
}
