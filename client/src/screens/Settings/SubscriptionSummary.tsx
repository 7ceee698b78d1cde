import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { Panel } from "../../design/layout/Page";
import { below } from "../../design/theme/breakpoints";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { useAuth, useSession } from "../../session/SessionProvider";
import { watchesForFree } from "../../session/watchesForFree";
import type { SubscriptionSummary_subscription$key } from "./__generated__/SubscriptionSummary_subscription.graphql";
import { type CrmBilling, CrmNotes } from "./CrmNotes";
import { FreeAccess } from "./FreeAccess";
import { KeyValues } from "./KeyValues";
import { OwingNotice } from "./OwingNotice";
import { PurchaseButtons } from "./PurchaseButtons";
import {
  type AccountStatus,
  amount,
  EMPTY_VALUE,
  longDate,
  nextAmount,
  statusLabel,
} from "./subscriptionFormat";

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
        isTrial
        trialEndsAt
        nextBillingAmountCents
        nextBillingDate
        currency
        paymentMethod
        isOwing
        owingCents
        pendingChange {
          name
          activatesOn
        }
      }
    `,
    subscription,
  );
  const status = data.accountStatus as AccountStatus;
  const isFree = watchesForFree(useAuth());
  if (status === "INACTIVE" && !data.isOwing) return <NoSubscription crm={crm} isFirst />;
  const { pendingChange, isOwing } = data;
  return (
    <Summary plan={data.planLabel}>
      {isOwing && !isFree && <OwingNotice paymentMethod={data.paymentMethod} />}
      <KeyValues
        entries={[
          {
            name: "Account status",
            value: (
              <Status $color={isOwing ? color.danger : STATUS_COLORS[status]}>
                {isOwing ? "Payment failed" : statusLabel(status)}
              </Status>
            ),
          },
          ...(isOwing
            ? [{ name: "Amount due", value: amount(data.owingCents, data.currency) }]
            : []),
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
            value: status === "CANCELLED" ? EMPTY_VALUE : (data.paymentMethod ?? EMPTY_VALUE),
            // Fifth entry, alone in its row.
            isLong: isOwing,
          },
        ]}
      />
      {data.isTrial && data.trialEndsAt != null && (
        <Note>Your free trial runs until {longDate(data.trialEndsAt)}.</Note>
      )}
      {pendingChange != null && status !== "CANCELLED" && (
        <Note>
          Change subscription request to {pendingChange.name} will occur on{" "}
          {longDate(pendingChange.activatesOn)}.
        </Note>
      )}
      {crm !== null && <CrmNotes status={status} billing={crm} />}
      {isFree && (isOwing || status !== "ACTIVE") && <FreeAccess isOwing={isOwing} />}
      {status === "EXPIRED" && !isFree && <PurchaseButtons isResubscription isCrm={crm !== null} />}
    </Summary>
  );
}

interface NoSubscriptionProps {
  readonly crm?: CrmBilling | null;
  /** True if billing confirms that the member has never had a subscription. */
  readonly isFirst?: boolean;
}

/** Shown without a subscription, and while billing is unavailable. */
export function NoSubscription({ crm = null, isFirst = false }: NoSubscriptionProps) {
  const { rememberedPath } = useSession();
  if (watchesForFree(useAuth())) {
    return (
      <Summary plan="Free access">
        <FreeAccess />
      </Summary>
    );
  }
  return (
    <Summary plan="N/A">
      {rememberedPath.peek() !== null && (
        <RequestedPageNote>
          You need a subscription to open that page. We'll bring you back to it.
        </RequestedPageNote>
      )}
      <KeyValues
        entries={[
          { name: "Account status", value: "Inactive" },
          { name: "Next billing amount", value: EMPTY_VALUE },
          { name: "Next billing date", value: EMPTY_VALUE },
          { name: "Payment method", value: EMPTY_VALUE },
        ]}
      />
      {crm !== null && <CrmNotes status="INACTIVE" billing={crm} />}
      <PurchaseButtons isCrm={crm !== null} isFirst={isFirst} />
    </Summary>
  );
}

interface SummaryProps {
  readonly plan: string;
  readonly children: React.ReactNode;
}

function Summary({ plan, children }: SummaryProps) {
  return (
    <Frame>
      <span>Plan</span>
      <h2>{plan}</h2>
      <hr />
      {children}
    </Frame>
  );
}

const Frame = styled(Panel)`
  padding: 32px;
  > span {
    color: ${color.muted};
    ${text.caption}
  }
  h2 {
    margin-top: 8px;
    ${text.title1}
  }
  hr {
    margin: 28px 0;
    border: 0;
    border-top: 1px solid ${color.line};
  }
  ${below.shell} {
    padding: 20px;
  }
`;

const STATUS_COLORS: Record<AccountStatus, string> = {
  ACTIVE: color.success,
  CANCELLED: color.warning,
  EXPIRED: color.danger,
  INACTIVE: color.faint,
};

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

const RequestedPageNote = styled.p`
  margin-bottom: 24px;
`;

const Note = styled.p`
  margin-top: 24px;
  color: ${color.muted};
`;
