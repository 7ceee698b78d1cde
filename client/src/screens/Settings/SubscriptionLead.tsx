import { CalendarX2, Gift, type LucideIcon, Sparkles } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { color, font } from "../../design/theme/theme";
import type { SubscriptionLead_subscription$key } from "./__generated__/SubscriptionLead_subscription.graphql";
import { type NoticeTone, StateNotice } from "./StateNotice";
import type { AccountStatus } from "./subscriptionFormat";
import { leadOf } from "./subscriptionLead";

const ICONS: Readonly<Record<NoticeTone, LucideIcon>> = {
  info: Sparkles,
  success: Gift,
  warning: CalendarX2,
  danger: CalendarX2,
};

interface SubscriptionLeadProps {
  readonly subscription: SubscriptionLead_subscription$key;
}

/** Leads the page with what happens next. A failed payment, a pause, and a change have notices. */
export function SubscriptionLead({ subscription }: SubscriptionLeadProps) {
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
  const isAnnounced = data.pause != null || (data.pendingChange != null && !data.isTrial);
  if (data.isOwing || (isAnnounced && data.accountStatus === "ACTIVE")) return null;
  const lead = leadOf(
    {
      ...data,
      accountStatus: data.accountStatus as AccountStatus,
      hasAcceptedOffer: data.cancellation?.hasAcceptedOffer ?? false,
    },
    new Date(),
  );
  if (lead === null) return null;
  const { tone, title, text } = lead;
  if (tone === undefined) {
    return (
      <Calm>
        <span>Next payment</span>
        <strong>{title}</strong>
        <p>{text}</p>
      </Calm>
    );
  }
  return (
    <StateNotice tone={tone} icon={ICONS[tone]} title={title}>
      <p>{text}</p>
    </StateNotice>
  );
}

const Calm = styled.div`
  span {
    display: block;
    color: ${color.muted};
    font-size: 14px;
  }
  strong {
    display: block;
    margin-top: 4px;
    font: 680 24px/1.3 ${font.text};
    font-variant-numeric: tabular-nums;
  }
  p {
    margin-top: 4px;
    color: ${color.muted};
  }
`;
