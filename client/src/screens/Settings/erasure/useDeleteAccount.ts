import { graphql, useMutation } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import { useSession } from "../../../session/SessionProvider";
import { rememberGoodbye } from "../../../visitor/goodbye";
import type { useDeleteAccountMutation } from "./__generated__/useDeleteAccountMutation.graphql";

const FAILED = "An error has occurred!";

/** Requests the deletion, then leaves this page, because the server has ended the session. */
export function useDeleteAccount(onWrongPassword: (message: string) => void) {
  const [commit, isBusy] = useMutation<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: RequestAccountDeletionInput!) {
      requestAccountDeletion(input: $input) {
        __typename
        ... on AccountDeletionRequested {
          deletesAt
        }
        ... on AccountDeletionRefused {
          message
          field
        }
      }
    }
  `);
  const notify = useNotify();
  const session = useSession();
  const request = (password: string) =>
    commit({
      variables: { input: { password } },
      onCompleted: ({ requestAccountDeletion: result }) => {
        if (result.__typename === "AccountDeletionRequested") {
          rememberGoodbye(result.deletesAt);
          session.rememberedEmail.forget();
          session.leaveEverywhere();
        } else if (result.__typename === "AccountDeletionRefused") {
          if (result.field === "password") onWrongPassword(result.message);
          else notify.error(result.message);
        }
      },
      onError: () => notify.error(FAILED),
    });
  return { request, isBusy };
}
