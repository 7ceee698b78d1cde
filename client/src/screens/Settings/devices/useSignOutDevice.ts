import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import type { useSignOutDeviceMutation } from "./__generated__/useSignOutDeviceMutation.graphql";

const SIGN_OUT_FAILED = "We couldn’t sign the device out. Please try again.";

interface Device {
  readonly deviceId: string;
  readonly name: string;
}

/** Signs one other device out. `busyId` is the one whose response is awaited. */
export function useSignOutDevice() {
  const [commit] = useMutation<useSignOutDeviceMutation>(graphql`
    mutation useSignOutDeviceMutation($input: SignOutDeviceInput!) {
      signOutDevice(input: $input) {
        __typename
        ... on DeviceSignedOut {
          member {
            id
            ...DevicesPanel_member
          }
        }
        ... on SignOutDeviceRefused {
          message
        }
      }
    }
  `);
  const [busyId, setBusyId] = useState<string | null>(null);
  const notify = useNotify();
  const signOut = ({ deviceId, name }: Device) => {
    setBusyId(deviceId);
    commit({
      variables: { input: { deviceId } },
      onCompleted: ({ signOutDevice: result }) => {
        setBusyId(null);
        if (result.__typename === "SignOutDeviceRefused") notify.error(result.message);
        else notify.success(`${name} is signed out.`);
      },
      onError: () => {
        setBusyId(null);
        notify.error(SIGN_OUT_FAILED);
      },
    });
  };
  return { signOut, busyId };
}
