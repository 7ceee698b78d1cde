import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { color } from "../../design/theme/theme";
import type { SubscriptionFigures_subscription$key } from "./__generated__/SubscriptionFigures_subscription.graphql";
import { KeyValues } from "./KeyValues";
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
  /** What happens with the payment method now, below its name. */
  readonly methodNote?: string | null;
  /** Button that replaces the payment method. */
  readonly methodAction?: ReactNode;
}

export function SubscriptionFigures({ subscription, ...method }: SubscriptionFiguresProps) {
  const data = useFragment<SubscriptionFigures_subscription$key>(
    graphql`
      fragment SubscriptionFigures_subscription on MemberSubscription {
        accountStatus
        nextBillingAmountCents
        nextBillingDate
        currency
        paymentMethod
        isOwing
        owingCents
        pause {
          isPaused
        }
      }
    `,
    subscription,
  );
  const { isOwing } = data;
  const status = data.accountStatus as AccountStatus;
  const isPaused = data.pause?.isPaused === true;
  const statusColor = isOwing ? color.danger : isPaused ? color.warning : STATUS_COLORS[status];
  const due = { name: "Amount due", value: <Due>{amount(data.owingCents, data.currency)}</Due> };
  const methodName = status === "CANCELLED" ? null : data.paymentMethod;
  return (
    <KeyValues
      entries={[
        {
          name: "Account status",
          value: (
            <Status $color={statusColor}>
              {isOwing ? "Payment failed" : isPaused ? "Paused" : statusLabel(status)}
            </Status>
          ),
        },
        ...(isOwing ? [due] : []),
        {
          name: "Next billing amount",
          value: nextAmount(status, data.nextBillingAmountCents, data.currency),
        },
        {
          name: status === "CANCELLED" ? "Access until" : "Next billing date",
          value: longDate(data.nextBillingDate),
        },
        {
          name: "Payment method",
          value: (
            <>
              {methodName ?? EMPTY_VALUE}
              {method.methodNote != null && <small>{method.methodNote}</small>}
            </>
          ),
          action: method.methodAction,
        },
      ]}
    />
  );
}

const STATUS_COLORS: Record<AccountStatus, string> = {
  ACTIVE: color.success,
  CANCELLED: color.warning,
  EXPIRED: color.danger,
  INACTIVE: color.faint,
};

const Due = styled.b`
  color: ${color.danger};
  font-size: 18px;
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
