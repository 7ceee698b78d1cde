import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { perInterval } from "../../components/membership/priceInterval";
import { useAuth } from "../../session/SessionProvider";
import { watchesForFree } from "../../session/watchesForFree";
import type {
  SubscriptionSummary_subscription$data,
  SubscriptionSummary_subscription$key,
} from "./__generated__/SubscriptionSummary_subscription.graphql";
import { QuietButton } from "./ActionRow";
import { type CrmBilling, CrmCardAction, CrmPlanChange } from "./CrmNotes";
import { EndedNotice } from "./EndedNotice";
import { FormerMember } from "./FormerMember";
import { FreeAccess } from "./FreeAccess";
import { OwingNotice } from "./OwingNotice";
import { PlanPrice } from "./PlanPrice";
import { PurchaseButtons } from "./PurchaseButtons";
import { useCardDialog } from "./paymentMethod/useCardDialog";
import { SubscriptionActions } from "./SubscriptionActions";
import { SubscriptionFigures } from "./SubscriptionFigures";
import { SubscriptionLead } from "./SubscriptionLead";
import { SubscriptionNotes } from "./SubscriptionNotes";
import { SummaryPanel } from "./SummaryPanel";
import type { AccountStatus } from "./subscriptionFormat";
import { useReactivation } from "./useReactivation";

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
        intervalUnit
        currency
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
  const price =
    data.planChoice == null ? null : (
      <PlanPrice planChoice={data.planChoice} currency={data.currency} />
    );
  const interval = perInterval(data.intervalUnit);
  const reactivation = useReactivation(actions.includes("REACTIVATE"), { price, interval });
  const [keptCard, setKeptCard] = useState<string | null>(null);
  const crmWithCards = status === "ACTIVE" ? withCards(crm) : null;
  // The notice about the failed payment has the same button.
  const isCardInNotice = isOwing && !isFree;
  const hasEnded = status === "EXPIRED" && !isFree;
  const figures = (
    <SubscriptionFigures
      subscription={data}
      isDueNamed={isCardInNotice}
      keptCard={keptCard}
      crm={crm}
      methodAction={methodAction(crmWithCards, isCardInNotice ? null : card.open)}
    />
  );
  const actionRow = (
    <SubscriptionActions
      subscription={data}
      isDialogOpen={card.isOpen || reactivation.isBusy}
      isCardChanging={crm?.isUpdating ?? false}
      note={crm !== null && status === "ACTIVE" ? <CrmPlanChange /> : null}
    />
  );
  return (
    <SummaryPanel plan={data.planLabel} caption={hasEnded ? "Former plan" : "Your plan"}>
      {isCardInNotice && <OwingNotice subscription={data} onUpdateCard={card.open} />}
      {isFree && (isOwing || status !== "ACTIVE") && (
        <FreeAccess isOwing={isOwing} canUpdateCard={card.open !== null} />
      )}
      <SubscriptionLead
        subscription={data}
        crm={crm}
        onReactivate={reactivation.open}
        onCard={setKeptCard}
      />
      <SubscriptionNotes subscription={data} />
      {hasEnded && <Ended data={data} isCrm={crm !== null} />}
      {figures}
      {actionRow}
      {card.dialog}
      {reactivation.dialog}
    </SummaryPanel>
  );
}

const withCards = (crm: CrmBilling | null) =>
  crm !== null && !crm.isUpdating && crm.cardPageUrl !== null ? crm : null;

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

interface EndedProps {
  readonly data: Pick<
    SubscriptionSummary_subscription$data,
    "accessEndsOn" | "actions" | "planChoice"
  >;
  readonly isCrm: boolean;
}

/** The end of the membership, with the way back that this member has. */
function Ended({ data: { accessEndsOn, actions, planChoice }, isCrm }: EndedProps) {
  const canRepurchase = !isCrm && actions.includes("PURCHASE");
  const formerPlan = canRepurchase ? (planChoice as PlanChoice | null) : null;
  const hasCardOnFile = !isCrm && actions.includes("PURCHASE_ON_FILE");
  if (hasCardOnFile || formerPlan !== null) {
    return (
      <FormerMember endedOn={accessEndsOn} hasCardOnFile={hasCardOnFile} formerPlan={formerPlan} />
    );
  }
  return (
    <>
      <EndedNotice endedOn={accessEndsOn} />
      <PurchaseButtons isResubscription isCrm={isCrm} />
    </>
  );
}
