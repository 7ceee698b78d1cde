import type { ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import styled from "styled-components";
import { color } from "../../../design/theme/theme";
import { longDate } from "../subscriptionFormat";
import type { LossListQuery } from "./__generated__/LossListQuery.graphql";

/** What the member would lose, from their own account. */
export function LossList() {
  const { viewer } = useLazyLoadQuery<LossListQuery>(
    graphql`
      query LossListQuery {
        viewer {
          usageMetrics {
            totalClassesTaken
          }
          savedClasses(first: 1) {
            totalCount
          }
          subscription {
            accountStatus
            isTrial
            isOwing
            nextBillingDate
            accessEndsOn
            pause {
              isPaused
              pausesOn
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  );
  const danced = viewer?.usageMetrics?.totalClassesTaken ?? 0;
  const saved = viewer?.savedClasses?.totalCount ?? 0;
  const plan = planLoss(viewer?.subscription);
  return (
    <Losses>
      {danced > 0 && (
        <Loss title={counted(danced, "class", "classes")}>
          you completed, with your progress, history, and ratings
        </Loss>
      )}
      {saved > 0 && (
        <Loss title={counted(saved, "saved class", "saved classes")}>on your list</Loss>
      )}
      {plan !== null && <Loss title="Your plan">{plan}</Loss>}
      {plan !== null && <GiftCreditLoss />}
      <Loss title="Your profile">with your name, email, and phone number</Loss>
    </Losses>
  );
}

/** Shown if the numbers can’t be loaded, because nobody should have to wait for them. */
export function UnknownLoss() {
  return (
    <Losses>
      <Loss title="Your classes">with your progress, history, ratings, and saved classes</Loss>
      <Loss title="Your plan">which ends with the time you have paid for, if you have one</Loss>
      <GiftCreditLoss />
      <Loss title="Your profile">with your name, email, and phone number</Loss>
    </Losses>
  );
}

/** The credit is known only to the payment provider. */
const GiftCreditLoss = () => (
  <Loss title="Gift card credit">if you have any left, because it pays only for your plan</Loss>
);

interface Subscription {
  readonly accountStatus: string;
  readonly isTrial: boolean;
  readonly isOwing: boolean;
  readonly nextBillingDate: string | null | undefined;
  readonly accessEndsOn: string | null | undefined;
  readonly pause: { readonly isPaused: boolean; readonly pausesOn: string } | null | undefined;
}

function planLoss(subscription: Subscription | null | undefined): string | null {
  if (subscription?.accountStatus === "ACTIVE") {
    const { isTrial, isOwing, pause } = subscription;
    // With a pause, the next charge is long after the end of what is paid.
    const date = longDate(pause?.pausesOn ?? subscription.nextBillingDate);
    if (isOwing) return "which we cancel now";
    if (pause?.isPaused) return "which is paused. We cancel it now and charge nothing more.";
    return isTrial
      ? `with its free trial until ${date}. We cancel it now and charge nothing.`
      : `which is paid until ${date}. We cancel it now and charge nothing more, but don’t refund the rest.`;
  }
  if (subscription?.accountStatus === "CANCELLED") {
    return `which you could still use until ${longDate(subscription.accessEndsOn)}`;
  }
  return null;
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

function Loss({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <b>{title}</b> <span>{children}</span>
    </li>
  );
}

const Losses = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: 14px 0;
    border-top: 1px solid ${color.line};
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  span {
    color: ${color.muted};
  }
`;
