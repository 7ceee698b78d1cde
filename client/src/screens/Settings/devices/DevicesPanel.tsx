import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
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
      note="Don’t recognize one? Sign it out."
      action={
        hasOthers && (
          <RowAction aria-label="Sign out all other devices" onClick={() => setAsking(true)}>
            Sign out all <Wide>other devices</Wide>
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
        {!hasOthers && <Alone>You’re only signed in here.</Alone>}
        <Suspense fallback={null}>
          {isAsking && <SignOutOthersDialog onClose={() => setAsking(false)} />}
        </Suspense>
      </div>
    </SettingsPart>
  );
}

const Wide = styled.span`
  margin-inline-start: -4px;
  ${below.shell} {
    display: none;
  }
`;

const List = styled.ul`
  > :last-child {
    padding-bottom: 0;
  }
`;

const Alone = styled.p`
  margin-top: 16px;
  color: ${color.muted};
  ${text.small}
`;
