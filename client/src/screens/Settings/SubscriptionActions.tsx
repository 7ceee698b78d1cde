import { Suspense, useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { PaymentPreview } from "../../components/membership/PaymentPreview";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
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
const ConfirmReactivation = lazyComponent(
  async () => (await import("./ConfirmReactivation")).ConfirmReactivation,
);
const RedeemDialog = lazyComponent(
  async () => (await import("./giftCard/RedeemDialog")).RedeemDialog,
);

interface SubscriptionActionsProps {
  readonly subscription: SubscriptionActions_subscription$key;
  /** Whether the dialog of the payment method is open. */
  readonly isCardOpen: boolean;
}

/** Shows a button for every action that the server accepts now. */
export function SubscriptionActions({ subscription, isCardOpen }: SubscriptionActionsProps) {
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
  const [dialog, setDialog] = useState<"cancel" | "change" | "gift" | "reactivate" | null>(null);
  const close = () => setDialog(null);
  const { reactivate, isPending, challenge, cancelChallenge } = useReactivateSubscription(close);
  const anchor = useFocusReturn(dialog !== null || isCardOpen || challenge !== null || isPending);
  const reasonId = useId();
  const canChange = actions.includes("CHANGE_PLAN");
  const canReactivate = actions.includes("REACTIVATE");
  // Owing blocks the change only, so the button stays to say so.
  const isChangeBlocked = !canChange && isOwing && actions.includes("UPDATE_PAYMENT_METHOD");
  return (
    <div ref={anchor}>
      {canReactivate && (
        <Terms>
          <PaymentPreview action="REACTIVATE" />
        </Terms>
      )}
      <ActionRow>
        {canReactivate && (
          <Button onClick={() => setDialog("reactivate")}>Reactivate Subscription</Button>
        )}
        {(canChange || isChangeBlocked) && (
          <Button
            kind="secondary"
            disabled={!canChange}
            aria-describedby={isChangeBlocked ? reasonId : undefined}
            onClick={() => setDialog("change")}
          >
            Change Subscription
          </Button>
        )}
        {actions.includes("ADD_GIFT_CARD") && (
          <Button kind="outline" onClick={() => setDialog("gift")}>
            Redeem a Gift Card
          </Button>
        )}
        {actions.includes("CANCEL") && (
          <Button kind="quiet" data-last onClick={() => setDialog("cancel")}>
            Cancel Subscription
          </Button>
        )}
      </ActionRow>
      {isChangeBlocked && (
        <Reason id={reasonId}>You can change your plan once the amount due is paid.</Reason>
      )}
      <Suspense fallback={null}>
        {dialog === "cancel" && <CancelDialog subscription={data} onClose={close} />}
        {dialog === "reactivate" && challenge === null && (
          <ConfirmReactivation onConfirm={reactivate} isPending={isPending} onClose={close} />
        )}
        {challenge && <ChallengeDialog challenge={challenge} onClose={cancelChallenge} />}
        {dialog === "change" && <ChangePlanDialog onClose={close} />}
        {dialog === "gift" && <RedeemDialog onClose={close} />}
      </Suspense>
    </div>
  );
}

/** The price comes before the button that agrees to it. */
const Terms = styled.div`
  margin-bottom: 16px;
`;

const Reason = styled.p`
  margin-top: 10px;
  color: ${color.muted};
  font-size: 14px;
`;
