import { useId } from "react";
import { graphql, readInlineData } from "react-relay/hooks";
import { Button } from "../../../design/primitives/Button";
import type { DeviceRow_device$key } from "./__generated__/DeviceRow_device.graphql";
import type { ListedDevice } from "./alikeDevices";
import { DeviceItem, DeviceLine } from "./DeviceLine";
import { lastUse, signInTime } from "./lastUse";

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
  readonly isNested: boolean;
  readonly isBusy: boolean;
  /** Whether any device is being signed out. */
  readonly isWaiting: boolean;
  readonly onSignOut: () => void;
}

export function DeviceRow({ device, isNested, isBusy, isWaiting, onSignOut }: DeviceRowProps) {
  const { name, kind, place, signedInAt, lastUsedAt, isCurrent } = device;
  const id = useId();
  return (
    <DeviceItem>
      <DeviceLine
        name={name}
        kind={kind}
        isNested={isNested}
        chip={isCurrent ? "This device" : undefined}
        factsId={id}
        use={isCurrent ? null : lastUse(lastUsedAt, new Date())}
        place={place}
        signedIn={`Signed in ${signInTime(signedInAt)}`}
        action={
          !isCurrent && (
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
          )
        }
      />
    </DeviceItem>
  );
}
