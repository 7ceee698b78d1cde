import { type ReactNode, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
import { lazyComponent } from "../../navigation/lazyComponent";
import type {
  SubscriptionActions_subscription$data,
  SubscriptionActions_subscription$key,
} from "./__generated__/SubscriptionActions_subscription.graphql";
import { ButtonRow, QuietButton } from "./ActionRow";
import { useFocusReturn } from "./useFocusReturn";
import { YearlySaving } from "./YearlySaving";

const CancelDialog = lazyComponent(
  async () => (await import("./cancellation/CancelDialog")).CancelDialog,
);
const ChangePlanDialog = lazyComponent(
  async () => (await import("./planChange/ChangePlanDialog")).ChangePlanDialog,
);
const RedeemDialog = lazyComponent(
  async () => (await import("./giftCard/RedeemDialog")).RedeemDialog,
);

/** Actions that have a button here. */
const BUTTONS: readonly string[] = ["CHANGE_PLAN", "ADD_GIFT_CARD", "CANCEL"];

type ActionDialog = "cancel" | "change" | "gift";

interface SubscriptionActionsProps {
  readonly subscription: SubscriptionActions_subscription$key;
  /** Whether the dialog of another button of the page is open. */
  readonly isDialogOpen: boolean;
  /** True while the CRM is replacing the card. */
  readonly isCardChanging: boolean;
  /** A link that does what has no button here. */
  readonly note?: ReactNode;
}

/** Shows a button for every action that the server accepts now. */
export function SubscriptionActions({
  subscription,
  isDialogOpen,
  isCardChanging,
  note = null,
}: SubscriptionActionsProps) {
  const data = useFragment<SubscriptionActions_subscription$key>(
    graphql`
      fragment SubscriptionActions_subscription on MemberSubscription {
        actions
        planChoice
        intervalUnit
        currency
        pendingChange {
          code
        }
        pause {
          isPaused
        }
        ...CancelDialog_subscription
      }
    `,
    subscription,
  );
  const { actions } = data;
  const [dialog, setDialog] = useState<ActionDialog | null>(null);
  const close = () => setDialog(null);
  const anchor = useFocusReturn(dialog !== null || isDialogOpen);
  const hasButtons = note !== null || actions.some((action) => BUTTONS.includes(action));
  return (
    <div ref={anchor} hidden={!hasButtons}>
      <Buttons data={data} note={note} onOpen={setDialog} />
      <Suspense fallback={null}>
        {dialog === "cancel" && (
          <CancelDialog subscription={data} isCardChanging={isCardChanging} onClose={close} />
        )}
        {dialog === "change" && <ChangePlanDialog onClose={close} />}
        {dialog === "gift" && <RedeemDialog onClose={close} />}
      </Suspense>
    </div>
  );
}

interface ButtonsProps {
  readonly data: SubscriptionActions_subscription$data;
  readonly note: ReactNode;
  readonly onOpen: (dialog: ActionDialog) => void;
}

function Buttons({ data, note, onOpen }: ButtonsProps) {
  const { actions, planChoice, intervalUnit, pendingChange, pause } = data;
  // A change that is scheduled already has a notice, which can withdraw it.
  const canChange = actions.includes("CHANGE_PLAN") && pendingChange == null;
  return (
    <Actions>
      {canChange && intervalUnit === "MONTHS" && planChoice != null && (
        <p>
          <YearlySaving planChoice={planChoice} currency={data.currency} />
        </p>
      )}
      {pause != null && !canChange && <p>You can change your plan after the pause.</p>}
      <ButtonRow>
        {note}
        {canChange && (
          <Button kind="outline" onClick={() => onOpen("change")}>
            Change Subscription
          </Button>
        )}
        {actions.includes("ADD_GIFT_CARD") && (
          <Button kind="outline" onClick={() => onOpen("gift")}>
            Redeem Gift Card
          </Button>
        )}
        {actions.includes("CANCEL") &&
          (note === null ? (
            <Button kind="outline" onClick={() => onOpen("cancel")}>
              Cancel Subscription
            </Button>
          ) : (
            <Quieter type="button" onClick={() => onOpen("cancel")}>
              Cancel Subscription
            </Quieter>
          ))}
      </ButtonRow>
    </Actions>
  );
}

/** Beside the only other action, leaving should not look like its equal. */
const Quieter = styled(QuietButton)`
  justify-content: center;
  min-height: 44px;
  margin-block: 0;
`;

/** What the buttons leave open has lines of its own above them. */
const Actions = styled.div`
  display: grid;
  gap: 16px;
  > p {
    color: ${color.muted};
    text-wrap: balance;
  }
  > p:empty {
    display: none;
  }
`;
