import { type ReactNode, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { PaymentPreview } from "../../components/membership/PaymentPreview";
import { Button } from "../../design/primitives/Button";
import { lazyComponent } from "../../navigation/lazyComponent";
import type { SubscriptionActions_subscription$key } from "./__generated__/SubscriptionActions_subscription.graphql";
import { ActionRow } from "./ActionRow";
import { useFocusReturn } from "./useFocusReturn";
import { useReactivateSubscription } from "./useReactivateSubscription";

const CancelDialog = lazyComponent(
  async () => (await import("./cancellation/CancelDialog")).CancelDialog,
);
const ChallengeDialog = lazyComponent(
  async () => (await import("./ChallengeDialog")).ChallengeDialog,
);
const ChangePlanDialog = lazyComponent(
  async () => (await import("./planChange/ChangePlanDialog")).ChangePlanDialog,
);
const RedeemDialog = lazyComponent(
  async () => (await import("./giftCard/RedeemDialog")).RedeemDialog,
);

interface SubscriptionActionsProps {
  readonly subscription: SubscriptionActions_subscription$key;
  /** The card dialog. `open` is null if the card can't be replaced here. */
  readonly card: { readonly isOpen: boolean; readonly open: (() => void) | null };
  /** Further buttons, shown first. */
  readonly children?: ReactNode;
}

/** Shows a button for every action that the server accepts now. */
export function SubscriptionActions({ subscription, card, children }: SubscriptionActionsProps) {
  const data = useFragment<SubscriptionActions_subscription$key>(
    graphql`
      fragment SubscriptionActions_subscription on MemberSubscription {
        actions
        isOwing
        ...CancelDialog_subscription
      }
    `,
    subscription,
  );
  const { actions, isOwing } = data;
  const [dialog, setDialog] = useState<"cancel" | "change" | "gift" | null>(null);
  const { reactivate, isPending, challenge, cancelChallenge } = useReactivateSubscription();
  const anchor = useFocusReturn(dialog !== null || card.isOpen || challenge !== null || isPending);
  const close = () => setDialog(null);
  const canChange = actions.includes("CHANGE_PLAN");
  // Owing blocks the change only, so the button stays to say so.
  const isChangeBlocked = isOwing && actions.includes("UPDATE_PAYMENT_METHOD");
  return (
    <div ref={anchor}>
      <ActionRow>
        {children}
        {(canChange || isChangeBlocked) && (
          <Button kind="inverse" disabled={!canChange} onClick={() => setDialog("change")}>
            Change Subscription
          </Button>
        )}
        {card.open !== null && (
          <Button kind="outline" onClick={card.open}>
            Update Payment Method
          </Button>
        )}
        {actions.includes("ADD_GIFT_CARD") && (
          <Button kind="outline" onClick={() => setDialog("gift")}>
            Redeem a Gift Card
          </Button>
        )}
        {actions.includes("REACTIVATE") && (
          <Button onClick={reactivate} busyLabel={isPending && "Reactivating"}>
            Reactivate Subscription
          </Button>
        )}
        {actions.includes("CANCEL") && (
          <Button kind="danger" data-last onClick={() => setDialog("cancel")}>
            Cancel Subscription
          </Button>
        )}
      </ActionRow>
      {actions.includes("REACTIVATE") && <PaymentPreview action="REACTIVATE" />}
      <Suspense fallback={null}>
        {dialog === "cancel" && <CancelDialog subscription={data} onClose={close} />}
        {challenge && <ChallengeDialog challenge={challenge} onClose={cancelChallenge} />}
        {dialog === "change" && <ChangePlanDialog onClose={close} />}
        {dialog === "gift" && <RedeemDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
