import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { color } from "../../design/theme/theme";
import type { SubscriptionFigures_subscription$key } from "./__generated__/SubscriptionFigures_subscription.graphql";
import { type KeyValue, KeyValues } from "./KeyValues";
import { keepDates } from "./keepDates";
import { PlanPrice } from "./PlanPrice";
import {
  type AccountStatus,
  amount,
  EMPTY_VALUE,
  longDate,
  nextAmount,
  statusLabel,
} from "./subscriptionFormat";

interface SubscriptionFiguresProps {
  readonly subscription: SubscriptionFigures_subscription$key;
  /** Whether a notice above names the amount due, which is then not repeated. */
  readonly isDueNamed: boolean;
  /** Replaces the payment method, or says that it is being replaced. */
  readonly methodAction?: ReactNode;
}

export function SubscriptionFigures(props: SubscriptionFiguresProps) {
  const data = useFragment<SubscriptionFigures_subscription$key>(
    graphql`
      fragment SubscriptionFigures_subscription on MemberSubscription {
        accountStatus
        planChoice
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
      }
    `,
    props.subscription,
  );
  const { isOwing, currency, planChoice, cardExpiry, pause } = data;
  const status = data.accountStatus as AccountStatus;
  const isPaused = pause?.isPaused === true;
  const statusColor = isOwing ? color.danger : isPaused ? color.warning : STATUS_COLORS[status];
  const due = amount(data.owingCents, currency);
  const entries: readonly (KeyValue | false)[] = [
    planChoice != null && {
      name: "Price",
      value: <PlanPrice planChoice={planChoice} currency={currency} />,
    },
    {
      name: "Account status",
      value: (
        <Status $color={statusColor}>
          {isOwing ? "Payment failed" : isPaused ? "Paused" : statusLabel(status)}
        </Status>
      ),
      note: pause != null && !isPaused && `Pause starts ${keepDates(longDate(pause.pausesOn))}`,
    },
    isOwing && !props.isDueNamed && { name: "Amount due", value: <Due>{due}</Due> },
    {
      name: "Next billing amount",
      value: nextAmount(status, data.nextBillingAmountCents, currency),
      note: isOwing && data.owingCents > 0 && `after the ${due} due now`,
    },
    {
      name: status === "CANCELLED" ? "Access until" : "Next billing date",
      value: longDate(data.nextBillingDate),
    },
    {
      name: "Payment method",
      value: (status === "CANCELLED" ? null : data.paymentMethod) ?? EMPTY_VALUE,
      note: cardExpiry != null && `Expires ${cardExpiry}`,
      action: props.methodAction,
    },
  ];
  const isOver = status === "EXPIRED" && !isOwing;
  return <KeyValues isQuiet={isOver} entries={entries.filter((entry) => entry !== false)} />;
}

const STATUS_COLORS: Record<AccountStatus, string> = {
  ACTIVE: color.success,
  CANCELLED: color.warning,
  EXPIRED: color.danger,
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
