import { formatBillingTime } from "@eightcount/rules/billing/billing-dates";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { pricePerInterval } from "../../components/membership/priceInterval";
import { color } from "../../design/theme/theme";
import type {
  SubscriptionFigures_subscription$data,
  SubscriptionFigures_subscription$key,
} from "./__generated__/SubscriptionFigures_subscription.graphql";
import type { CrmBilling } from "./CrmNotes";
import { type KeyValue, KeyValues } from "./KeyValues";
import { keepDates } from "./keepDates";
import { PlanPrice } from "./PlanPrice";
import { QuietFacts } from "./QuietFacts";
import {
  type AccountStatus,
  amount,
  EMPTY_VALUE,
  isToday,
  longDate,
  nextAmount,
  statusLabel,
} from "./subscriptionFormat";

interface SubscriptionFiguresProps {
  readonly subscription: SubscriptionFigures_subscription$key;
  /** Whether a notice above names the amount due, which is then not repeated. */
  readonly isDueNamed: boolean;
  /** The card that waits for a canceled member; null until it is known, or without one. */
  readonly keptCard: string | null;
  /** What the CRM does with the card; null if it bills nothing. */
  readonly crm: CrmBilling | null;
  /** Replaces the payment method, or says that it is being replaced. */
  readonly methodAction?: ReactNode;
}

export function SubscriptionFigures(props: SubscriptionFiguresProps) {
  const data = useFragment<SubscriptionFigures_subscription$key>(
    graphql`
      fragment SubscriptionFigures_subscription on MemberSubscription {
        accountStatus
        planChoice
        intervalUnit
        isLocked
        nextBillingAmountCents
        nextBillingDate
        currency
        paymentMethod
        cardExpiry
        isOwing
        owingCents
        pause {
          isPaused
          pausesOn
        }
        pendingChange {
          name
        }
      }
    `,
    props.subscription,
  );
  const { isOwing, currency, cardExpiry, pause, pendingChange } = data;
  const status = data.accountStatus as AccountStatus;
  const isPaused = pause?.isPaused === true;
  const owingColor = data.isLocked ? color.danger : color.warning;
  const statusColor = () => {
    if (isOwing) return owingColor;
    if (isPaused) return color.warning;
    return STATUS_COLORS[status];
  };
  const due = amount(data.owingCents, currency);
  const nextNote = () => {
    if (isOwing && data.owingCents > 0) return `plus ${due} due now`;
    return pendingChange != null && `for ${pendingChange.name}`;
  };
  const isCardChanging = props.crm?.isUpdating === true && status === "ACTIVE";
  const requestedAt = props.crm?.requestedAt ?? null;
  const methodNote = () => {
    if (isCardChanging) return replacedSoon(requestedAt);
    const kept = props.keptCard;
    if (status === "CANCELLED") {
      return kept != null && keepDates(`Your ${kept} is charged only if you reactivate.`);
    }
    return cardExpiry != null && `Expires ${cardExpiry}`;
  };
  const entries: readonly (KeyValue | false)[] = [
    priceOf(data),
    {
      name: "Account status",
      value: (
        <Status $color={statusColor()}>
          {isOwing ? "Payment failed" : isPaused ? "Paused" : statusLabel(status)}
        </Status>
      ),
      note: pause != null && !isPaused && `Pause starts ${keepDates(longDate(pause.pausesOn))}`,
    },
    isOwing && !props.isDueNamed && { name: "Amount due", value: <Due>{due}</Due> },
    {
      name: "Next billing amount",
      value: nextAmount(status, data.nextBillingAmountCents, currency),
      note: nextNote(),
    },
    {
      name: status === "CANCELLED" ? "Access until" : "Next billing date",
      value: longDate(data.nextBillingDate),
      note: status === "CANCELLED" && endsToday(data.nextBillingDate) && "Today",
    },
    {
      name: "Payment method",
      value: methodOf(data),
      note: methodNote(),
      action: props.methodAction,
    },
  ];
  const shown = entries.filter((entry) => entry !== false);
  if (status === "EXPIRED" && !isOwing) return <QuietFacts facts={shown} />;
  // Four facts fill one row, and six, with the amount due, two rows of three.
  const last = shown.length - 1;
  const hasOwnRow = shown.length === 5;
  return (
    <KeyValues
      entries={shown.map((entry, index) => ({ ...entry, isWide: index === last && hasOwnRow }))}
    />
  );
}

const endsToday = (date: string | null | undefined): boolean =>
  date != null && isToday(date, new Date());

/** The card that pays, or that would pay for a former member. A canceled one has none. */
function methodOf({ accountStatus, paymentMethod }: SubscriptionFigures_subscription$data): string {
  const card = accountStatus === "CANCELLED" ? null : paymentMethod;
  return card == null ? EMPTY_VALUE : keepDates(card);
}

/** What happens to the card that pays until the CRM has the new one. */
function replacedSoon(at: Date | null): ReactNode {
  return (
    <>
      <div>Current card, until your new one is in place.</div>
      {at !== null && (
        <div>
          You entered it on {keepDates(longDate(at.toISOString()))} at {formatBillingTime(at)}.
        </div>
      )}
    </>
  );
}

/** The price of a plan that is sold here. Of the CRM's plans, only the next amount is known. */
function priceOf(data: SubscriptionFigures_subscription$data): KeyValue | false {
  const { planChoice, currency, nextBillingAmountCents, intervalUnit } = data;
  if (planChoice != null) {
    const name = data.accountStatus === "EXPIRED" ? "Former price" : "Price";
    return { name, value: <PlanPrice planChoice={planChoice} currency={currency} /> };
  }
  if (data.accountStatus !== "ACTIVE" || nextBillingAmountCents == null) return false;
  return {
    name: "Price",
    value: pricePerInterval(amount(nextBillingAmountCents, currency), intervalUnit),
  };
}

/** Each has the tone of the notice about it. */
const STATUS_COLORS: Record<AccountStatus, string> = {
  ACTIVE: color.success,
  CANCELLED: color.warning,
  EXPIRED: color.muted,
  INACTIVE: color.faint,
};

const Due = styled.b`
  color: ${color.danger};
  font-weight: inherit;
`;

const Status = styled.span<{ $color: string }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  &::before {
    content: "";
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${(props) => props.$color};
  }
`;
