import { CalendarCheck, CalendarX2, Gift, type LucideIcon, Sparkles } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { perInterval } from "../../components/membership/priceInterval";
import type {
  SubscriptionLead_subscription$data,
  SubscriptionLead_subscription$key,
} from "./__generated__/SubscriptionLead_subscription.graphql";
import { CanceledNotice, ReactivateRow } from "./CanceledNotice";
import { type CrmBilling, CrmRenewal, CrmRenewalTerms, CrmUpdating } from "./CrmNotes";
import { keepDates } from "./keepDates";
import { type NoticeTone, StateNotice } from "./StateNotice";
import { type AccountStatus, amount, longDate } from "./subscriptionFormat";
import { type Lead, leadOf } from "./subscriptionLead";

const ICONS: Readonly<Record<NoticeTone, LucideIcon>> = {
  quiet: CalendarCheck,
  info: Sparkles,
  success: Gift,
  warning: CalendarX2,
  danger: CalendarX2,
};

/** The CRM takes up to a day to replace a card. */
const CARD_CHANGE_MS = 24 * 3_600_000;

interface SubscriptionLeadProps {
  readonly subscription: SubscriptionLead_subscription$key;
  /** Set only for subscriptions that the CRM bills. */
  readonly crm: CrmBilling | null;
  /** Null if the subscription can't be reactivated. */
  readonly onReactivate: (() => void) | null;
  /** Receives the card that a reactivation would charge. */
  readonly onCard: (card: string | null) => void;
}

/** Leads the page with what happens next. A failed payment, a pause, and a change have notices. */
export function SubscriptionLead({ subscription, crm, ...rest }: SubscriptionLeadProps) {
  const { onReactivate, onCard } = rest;
  const data = useFragment<SubscriptionLead_subscription$key>(
    graphql`
      fragment SubscriptionLead_subscription on MemberSubscription {
        accountStatus
        isTrial
        trialEndsAt
        nextBillingAmountCents
        nextBillingDate
        currency
        intervalUnit
        paymentMethod
        cardExpiry
        isOwing
        pause {
          isPaused
        }
        pendingChange {
          name
        }
        cancellation {
          hasAcceptedOffer
        }
      }
    `,
    subscription,
  );
  const isCardChanging = crm?.isUpdating ?? false;
  const lead = ownLead(data, isCardChanging);
  // One notice leads. What the new card pays next is among the facts.
  const isSaid = lead === null || (isCardChanging && lead.tone === "quiet");
  if (onReactivate !== null) {
    if (lead === null) return <ReactivateRow onReactivate={onReactivate} />;
    return (
      <CanceledNotice
        tone={lead.tone}
        title={lead.title}
        interval={perInterval(data.intervalUnit)}
        onReactivate={onReactivate}
        onCard={onCard}
      >
        <LeadText lead={lead} />
      </CanceledNotice>
    );
  }
  return (
    <>
      {isCardChanging && <CrmUpdating nextPayment={paymentOf(data)} />}
      {!isSaid && (
        <Shown
          lead={lead}
          needsSupportToRenew={crm !== null && data.accountStatus === "CANCELLED"}
        />
      )}
    </>
  );
}

/** The next payment that surely uses the new card, in words; null if there is none. */
function paymentOf(data: SubscriptionLead_subscription$data): string | null {
  const { accountStatus, isOwing, nextBillingDate, nextBillingAmountCents, currency } = data;
  if (accountStatus !== "ACTIVE" || isOwing) return null;
  if (nextBillingDate == null || nextBillingAmountCents == null) return null;
  if (Date.parse(nextBillingDate) < Date.now() + CARD_CHANGE_MS) return null;
  return `${amount(nextBillingAmountCents, currency)} to your new card on ${longDate(nextBillingDate)}`;
}

function ownLead(data: SubscriptionLead_subscription$data, isCardChanging: boolean): Lead | null {
  const isAnnounced = data.pause != null || (data.pendingChange != null && !data.isTrial);
  if (data.isOwing || (isAnnounced && data.accountStatus === "ACTIVE")) return null;
  const facts = {
    ...data,
    accountStatus: data.accountStatus as AccountStatus,
    isCardChanging,
    hasAcceptedOffer: data.cancellation?.hasAcceptedOffer ?? false,
  };
  return leadOf(facts, new Date());
}

interface ShownProps {
  readonly lead: Lead;
  /** Whether only support can renew the subscription. */
  readonly needsSupportToRenew: boolean;
}

function Shown({ lead, needsSupportToRenew }: ShownProps) {
  const { tone, title } = lead;
  return (
    <StateNotice
      tone={tone}
      icon={ICONS[tone]}
      title={title}
      action={needsSupportToRenew && <CrmRenewal />}
    >
      <LeadText lead={lead} />
      {needsSupportToRenew && <CrmRenewalTerms />}
    </StateNotice>
  );
}

function LeadText({ lead: { text, reassurance } }: { readonly lead: Lead }) {
  return (
    <p>
      {keepDates(text)}
      {reassurance !== undefined && (
        <>
          {" "}
          <b>{reassurance}</b>
        </>
      )}
    </p>
  );
}
