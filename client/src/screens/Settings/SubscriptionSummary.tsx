import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { graphql, useFragment } from "react-relay/hooks";
import { useAuth } from "../../session/SessionProvider";
import { watchesForFree } from "../../session/watchesForFree";
import type {
  SubscriptionSummary_subscription$data,
  SubscriptionSummary_subscription$key,
} from "./__generated__/SubscriptionSummary_subscription.graphql";
import { QuietButton } from "./ActionRow";
import { type CrmBilling, CrmCardAction, CrmPlanChange } from "./CrmNotes";
import { EndedNotice } from "./EndedNotice";
import { FreeAccess } from "./FreeAccess";
import { OwingNotice } from "./OwingNotice";
import { PurchaseButtons } from "./PurchaseButtons";
import { useCardDialog } from "./paymentMethod/useCardDialog";
import { SubscriptionActions } from "./SubscriptionActions";
import { SubscriptionFigures } from "./SubscriptionFigures";
import { SubscriptionLead } from "./SubscriptionLead";
import { SubscriptionNotes } from "./SubscriptionNotes";
import { SummaryPanel } from "./SummaryPanel";
import type { AccountStatus } from "./subscriptionFormat";

interface SubscriptionSummaryProps {
  readonly subscription: SubscriptionSummary_subscription$key;
  /** Set only for subscriptions that the CRM bills, not for later purchases in the product. */
  readonly crm: CrmBilling | null;
}

export function SubscriptionSummary({ subscription, crm }: SubscriptionSummaryProps) {
  const data = useFragment<SubscriptionSummary_subscription$key>(
    graphql`
      fragment SubscriptionSummary_subscription on MemberSubscription {
        accountStatus
        accessEndsOn
        planLabel
        planChoice
        isOwing
        actions
        ...OwingNotice_subscription
        ...SubscriptionActions_subscription
        ...SubscriptionFigures_subscription
        ...SubscriptionLead_subscription
        ...SubscriptionNotes_subscription
      }
    `,
    subscription,
  );
  const status = data.accountStatus as AccountStatus;
  const isFree = watchesForFree(useAuth());
  const { isOwing, actions } = data;
  const card = useCardDialog(actions.includes("UPDATE_PAYMENT_METHOD"));
  const crmWithCards = status === "ACTIVE" ? withCards(crm) : null;
  // The notice about the failed payment has the same button.
  const isCardInNotice = isOwing && !isFree;
  const hasEnded = status === "EXPIRED" && !isFree;
  const figures = (
    <SubscriptionFigures
      key="figures"
      subscription={data}
      isDueNamed={isCardInNotice}
      methodAction={methodAction(crmWithCards, isCardInNotice ? null : card.open)}
    />
  );
  const actionRow = (
    <SubscriptionActions
      key="actions"
      subscription={data}
      isCardOpen={card.isOpen}
      note={crm !== null && status === "ACTIVE" ? <CrmPlanChange /> : null}
    />
  );
  return (
    <SummaryPanel plan={data.planLabel} caption={hasEnded ? "Former plan" : "Your plan"}>
      {isCardInNotice && <OwingNotice subscription={data} onUpdateCard={card.open} />}
      {isFree && (isOwing || status !== "ACTIVE") && (
        <FreeAccess isOwing={isOwing} canUpdateCard={card.open !== null} />
      )}
      {hasEnded && <EndedNotice endedOn={data.accessEndsOn} />}
      <SubscriptionLead subscription={data} crm={crm} />
      <SubscriptionNotes subscription={data} />
      {hasEnded && <Repurchase data={data} isCrm={crm !== null} />}
      {status === "CANCELLED" ? [actionRow, figures] : [figures, actionRow]}
      {card.dialog}
    </SummaryPanel>
  );
}

const withCards = (crm: CrmBilling | null) =>
  crm !== null && (crm.isUpdating || crm.cardPageUrl !== null) ? crm : null;

/** Shown below the payment method, or null if it can't be replaced. */
function methodAction(crm: CrmBilling | null, onUpdateCard: (() => void) | null) {
  if (crm !== null) return <CrmCardAction {...crm} />;
  if (onUpdateCard === null) return null;
  return (
    <QuietButton type="button" onClick={onUpdateCard}>
      Update Payment Method
    </QuietButton>
  );
}

interface RepurchaseProps {
  readonly data: Pick<SubscriptionSummary_subscription$data, "actions" | "planChoice">;
  readonly isCrm: boolean;
}

function Repurchase({ data: { actions, planChoice }, isCrm }: RepurchaseProps) {
  const canRepurchase = !isCrm && actions.includes("PURCHASE");
  return (
    <PurchaseButtons
      isResubscription
      isCrm={isCrm}
      hasCardOnFile={!isCrm && actions.includes("PURCHASE_ON_FILE")}
      formerPlan={canRepurchase ? (planChoice as PlanChoice | null) : null}
    />
  );
}
