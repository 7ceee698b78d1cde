import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { graphql, useFragment } from "react-relay/hooks";
import { useAuth } from "../../session/SessionProvider";
import { watchesForFree } from "../../session/watchesForFree";
import type { SubscriptionSummary_subscription$key } from "./__generated__/SubscriptionSummary_subscription.graphql";
import { type CrmBilling, CrmCardButton, CrmNotes } from "./CrmNotes";
import { FreeAccess } from "./FreeAccess";
import { NoSubscription } from "./NoSubscription";
import { OwingNotice } from "./OwingNotice";
import { PurchaseButtons } from "./PurchaseButtons";
import { useCardDialog } from "./paymentMethod/useCardDialog";
import { SubscriptionActions } from "./SubscriptionActions";
import { SubscriptionFigures } from "./SubscriptionFigures";
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
        planLabel
        planChoice
        isOwing
        actions
        ...OwingNotice_subscription
        ...SubscriptionActions_subscription
        ...SubscriptionFigures_subscription
        ...SubscriptionNotes_subscription
      }
    `,
    subscription,
  );
  const status = data.accountStatus as AccountStatus;
  const isFree = watchesForFree(useAuth());
  const { isOwing, actions } = data;
  const card = useCardDialog(actions.includes("UPDATE_PAYMENT_METHOD"));
  if (status === "INACTIVE" && !isOwing) return <NoSubscription crm={crm} isFirst />;
  const cardPageUrl = status === "ACTIVE" && crm !== null ? crm.cardPageUrl : null;
  const canRepurchase = crm === null && actions.includes("PURCHASE");
  const hasCardOnFile = crm === null && actions.includes("PURCHASE_ON_FILE");
  return (
    <SummaryPanel plan={data.planLabel}>
      {isOwing && !isFree && <OwingNotice subscription={data} onUpdateCard={card.open} />}
      <SubscriptionFigures subscription={data} />
      <SubscriptionNotes subscription={data} />
      {crm !== null && <CrmNotes status={status} billing={crm} />}
      {isFree && (isOwing || status !== "ACTIVE") && (
        <FreeAccess isOwing={isOwing} canUpdateCard={card.open !== null} />
      )}
      <SubscriptionActions subscription={data} card={card}>
        {cardPageUrl !== null && <CrmCardButton cardPageUrl={cardPageUrl} />}
      </SubscriptionActions>
      {status === "EXPIRED" && !isFree && (
        <PurchaseButtons
          isResubscription
          isCrm={crm !== null}
          hasCardOnFile={hasCardOnFile}
          formerPlan={canRepurchase ? (data.planChoice as PlanChoice | null) : null}
        />
      )}
      {card.dialog}
    </SummaryPanel>
  );
}
