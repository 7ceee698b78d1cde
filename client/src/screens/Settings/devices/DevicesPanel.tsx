import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { lazyComponent } from "../../../navigation/lazyComponent";
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
      note="Don’t recognize one? Sign it out, then change your password."
      action={
        hasOthers && (
          <Button kind="outline" onClick={() => setAsking(true)}>
            Sign out all other devices
          </Button>
        )
      }
    >
      <div ref={content}>
        <List aria-label="Signed-in devices">
          {alikeDevices(listed).map(([first, ...others]) =>
            others.length === 0 ? (
              row(first, null)
            ) : (
              <DeviceGroup key={first.deviceId} first={first} count={others.length + 1}>
                {[first, ...others].map((device) => row(device, [first, ...others]))}
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
