import { graphql, useMutation } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import type { useSignOutOtherDevicesMutation } from "./__generated__/useSignOutOtherDevicesMutation.graphql";

/** Signs out every device except this one. */
export function useSignOutOtherDevices(onSignedOut: () => void) {
  const [commit, isBusy] = useMutation<useSignOutOtherDevicesMutation>(graphql`
    mutation useSignOutOtherDevicesMutation {
      signOutOtherDevices {
        member {
          id
          ...DevicesPanel_member
        }
      }
    }
  `);
  const notify = useNotify();
  const signOut = () =>
    commit({
      variables: {},
      onCompleted: () => {
        notify.success("All other devices are signed out.");
        onSignedOut();
      },
      onError: () => notify.error("We couldn’t sign your devices out. Please try again."),
    });
  return { signOut, isBusy };
}
