import { graphql, useFragment } from "react-relay/hooks";
import type { SubscriptionNotes_subscription$key } from "./__generated__/SubscriptionNotes_subscription.graphql";
import { PauseNotice } from "./pause/PauseNotice";
import { PendingChange } from "./planChange/PendingChange";

interface SubscriptionNotesProps {
  readonly subscription: SubscriptionNotes_subscription$key;
}

/** Announces what the member has arranged for a running subscription: a pause, or another plan. */
export function SubscriptionNotes({ subscription }: SubscriptionNotesProps) {
  const data = useFragment<SubscriptionNotes_subscription$key>(
    graphql`
      fragment SubscriptionNotes_subscription on MemberSubscription {
        accountStatus
        ...PauseNotice_subscription
        ...PendingChange_subscription
      }
    `,
    subscription,
  );
  if (data.accountStatus !== "ACTIVE") return null;
  return (
    <>
      <PauseNotice subscription={data} />
      <PendingChange subscription={data} />
    </>
  );
}
