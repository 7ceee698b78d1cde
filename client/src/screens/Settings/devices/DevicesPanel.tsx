import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { useIsBelow } from "../../../design/theme/useMedia";
import { lazyComponent } from "../../../navigation/lazyComponent";
import { RowAction } from "../profile/RowAction";
import { SettingsPart } from "../profile/SettingsPart";
import { useFocusReturn } from "../useFocusReturn";
import type { DevicesPanel_member$key } from "./__generated__/DevicesPanel_member.graphql";
import { alikeDevices, type ListedDevice } from "./alikeDevices";
import { DeviceGroup } from "./DeviceGroup";
import { DeviceRow, readDevice } from "./DeviceRow";
import { useSignOutDevice } from "./useSignOutDevice";

const SignOutOthersDialog = lazyComponent(
  async () => (await import("./SignOutOthersDialog")).SignOutOthersDialog,
);

export function DevicesPanel({ member }: { readonly member: DevicesPanel_member$key }) {
  const { devices } = useFragment<DevicesPanel_member$key>(
    graphql`
      fragment DevicesPanel_member on Member {
        devices {
          deviceId
          name
          isCurrent
          ...DeviceRow_device
        }
      }
    `,
    member,
  );
  const { signOut, busyId } = useSignOutDevice();
  const isPhone = useIsBelow("shell");
  const [isAsking, setAsking] = useState(false);
  const content = useFocusReturn(busyId !== null || isAsking);
  const listed = (devices ?? []).map((device) => ({ ...device, ...readDevice(device) }));
  const row = (device: ListedDevice, group: readonly ListedDevice[] | null) => (
    <DeviceRow
      key={device.deviceId}
      device={device}
      group={group}
      isBusy={busyId === device.deviceId}
      isWaiting={busyId !== null}
      onSignOut={() => signOut(device)}
    />
  );
  const hasOthers = listed.some(({ isCurrent }) => !isCurrent);
  return (
    <SettingsPart
      title="Devices"
      anchor="devices"
      note={hasOthers ? "Don’t recognize one? Sign it out." : "You’re only signed in here."}
      action={
        hasOthers && (
          <RowAction
            aria-label={isPhone ? "Sign out others: all other devices" : undefined}
            onClick={() => setAsking(true)}
          >
            {isPhone ? "Sign out others" : "Sign out all other devices"}
          </RowAction>
        )
      }
    >
      <div ref={content}>
        <List aria-label="Signed-in devices">
          {alikeDevices(listed).map((devices) =>
            devices.length === 1 ? (
              row(devices[0], null)
            ) : (
              <DeviceGroup key={devices[0].deviceId} devices={devices}>
                {devices.map((device) => row(device, devices))}
              </DeviceGroup>
            ),
          )}
        </List>
        <Suspense fallback={null}>
          {isAsking && <SignOutOthersDialog onClose={() => setAsking(false)} />}
        </Suspense>
      </div>
    </SettingsPart>
  );
}

const List = styled.ul`
  > :last-child {
    padding-bottom: 0;
  }
`;
