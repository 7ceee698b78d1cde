import { Suspense, useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { PaymentPreview } from "../../components/membership/PaymentPreview";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
import { lazyComponent } from "../../navigation/lazyComponent";
import type {
  SubscriptionActions_subscription$data,
  SubscriptionActions_subscription$key,
} from "./__generated__/SubscriptionActions_subscription.graphql";
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

/** Actions that have a button here. */
const BUTTONS: readonly string[] = ["REACTIVATE", "CHANGE_PLAN", "ADD_GIFT_CARD", "CANCEL"];

type ActionDialog = "cancel" | "change" | "gift" | "reactivate";

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
  const { actions } = data;
  const [dialog, setDialog] = useState<ActionDialog | null>(null);
  const close = () => setDialog(null);
  const { reactivate, isPending, challenge, cancelChallenge } = useReactivateSubscription(close);
  const anchor = useFocusReturn(dialog !== null || isCardOpen || challenge !== null || isPending);
  const hasButtons = isChangeBlocked(data) || actions.some((action) => BUTTONS.includes(action));
  return (
    <div ref={anchor} hidden={!hasButtons}>
      <Buttons data={data} onOpen={setDialog} />
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

type Offered = Pick<SubscriptionActions_subscription$data, "actions" | "isOwing">;

// Owing blocks the change only, so its button stays to say so.
const isChangeBlocked = ({ actions, isOwing }: Offered): boolean =>
  isOwing && actions.includes("UPDATE_PAYMENT_METHOD") && !actions.includes("CHANGE_PLAN");

interface ButtonsProps {
  readonly data: Offered;
  readonly onOpen: (dialog: ActionDialog) => void;
}

function Buttons({ data, onOpen }: ButtonsProps) {
  const reasonId = useId();
  const { actions } = data;
  const isBlocked = isChangeBlocked(data);
  const canReactivate = actions.includes("REACTIVATE");
  return (
    <>
      {canReactivate && (
        <Terms>
          <PaymentPreview action="REACTIVATE" />
        </Terms>
      )}
      {isBlocked && (
        <Reason id={reasonId}>You can change your plan once the amount due is paid.</Reason>
      )}
      <ActionRow>
        {canReactivate && (
          <Button onClick={() => onOpen("reactivate")}>Reactivate Subscription</Button>
        )}
        {(isBlocked || actions.includes("CHANGE_PLAN")) && (
          <Button
            kind="secondary"
            disabled={isBlocked}
            aria-describedby={isBlocked ? reasonId : undefined}
            onClick={() => onOpen("change")}
          >
            Change Subscription
          </Button>
        )}
        {actions.includes("ADD_GIFT_CARD") && (
          <Button kind="outline" onClick={() => onOpen("gift")}>
            Redeem a Gift Card
          </Button>
        )}
        {actions.includes("CANCEL") && (
          <Button kind="quiet" data-last onClick={() => onOpen("cancel")}>
            Cancel Subscription
          </Button>
        )}
      </ActionRow>
    </>
  );
}

/** The price comes before the button that agrees to it. */
const Terms = styled.div`
  margin-bottom: 16px;
`;

const Reason = styled.p`
  margin-bottom: 12px;
  color: ${color.muted};
  font-size: 14px;
`;
