import { type HelpRequest, helpNotSent, helpSent } from "@eightcount/rules/people/help-request";
import { graphql, useMutation } from "react-relay/hooks";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { useNotify } from "../../design/feedback/Notifications";
import type {
  HelpCategory,
  useSendHelpRequestMutation,
} from "./__generated__/useSendHelpRequestMutation.graphql";

/** Sends a help request and shows the result. The form keeps its text after a failure. */
export function useSendHelpRequest(onSent: () => void) {
  const [commit, isBusy] = useMutation<useSendHelpRequestMutation>(graphql`
    mutation useSendHelpRequestMutation($input: SendHelpRequestInput!) {
      sendHelpRequest(input: $input) {
        __typename
        ... on HelpRequestSent {
          supportEmail
        }
        ... on SendHelpRequestRefused {
          message
        }
      }
    }
  `);
  const notify = useNotify();
  const { supportEmail } = usePublicConfig();
  const send = ({ category, ...request }: HelpRequest) =>
    commit({
      variables: { input: { ...request, category: category.toUpperCase() as HelpCategory } },
      onCompleted: ({ sendHelpRequest: result }) => {
        if (result.__typename === "HelpRequestSent") {
          notify.success(helpSent(result.supportEmail));
          onSent();
        } else if (result.__typename === "SendHelpRequestRefused") notify.error(result.message);
      },
      onError: () => notify.error(helpNotSent(supportEmail)),
    });
  return { send, isBusy };
}
