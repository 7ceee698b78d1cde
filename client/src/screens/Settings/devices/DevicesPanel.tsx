import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { lazyComponent } from "../../../navigation/lazyComponent";
import { SettingsPanel } from "../profile/SettingsPanel";
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
  const row = (device: ListedDevice, isNested: boolean) => (
    <DeviceRow
      key={device.deviceId}
      device={device}
      isNested={isNested}
      isBusy={busyId === device.deviceId}
      isWaiting={busyId !== null}
      onSignOut={() => signOut(device)}
    />
  );
  const hasOthers = listed.some(({ isCurrent }) => !isCurrent);
  return (
    <SettingsPanel
      title="Devices"
      anchor="devices"
      note="Everywhere you’re signed in. If you don’t recognize a device, sign it out and change your password."
    >
      <div ref={content}>
        <List aria-label="Signed-in devices">
          {alikeDevices(listed).map(([first, ...others]) =>
            others.length === 0 ? (
              row(first, false)
            ) : (
              <DeviceGroup key={first.deviceId} first={first} count={others.length + 1}>
                {[first, ...others].map((device) => row(device, true))}
              </DeviceGroup>
            ),
          )}
        </List>
        {hasOthers ? (
          <All>
            <Button kind="danger" onClick={() => setAsking(true)}>
              Sign out all other devices
            </Button>
          </All>
        ) : (
          <Alone>You’re signed in nowhere else. New devices appear here when you use them.</Alone>
        )}
        <Suspense fallback={null}>
          {isAsking && <SignOutOthersDialog onClose={() => setAsking(false)} />}
        </Suspense>
      </div>
    </SettingsPanel>
  );
}

const List = styled.ul`
  max-width: 880px;
`;

const All = styled.div`
  margin-top: 16px;
`;

const Alone = styled.p`
  color: ${color.muted};
  ${text.small}
`;
