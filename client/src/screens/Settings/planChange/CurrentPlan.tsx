import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { color, font, radius } from "../../../design/theme/theme";
import { amount, perInterval } from "../subscriptionFormat";
import type { CurrentPlan_subscription$key } from "./__generated__/CurrentPlan_subscription.graphql";

interface CurrentPlanProps {
  readonly subscription: CurrentPlan_subscription$key;
}

/** The plan that a change would replace, with what the member pays for it. */
export function CurrentPlan({ subscription }: CurrentPlanProps) {
  const data = useFragment<CurrentPlan_subscription$key>(
    graphql`
      fragment CurrentPlan_subscription on MemberSubscription {
        planLabel
        intervalUnit
        nextBillingAmountCents
        nextBillingDate
        currency
        isTrial
        pendingChange {
          code
        }
      }
    `,
    subscription,
  );
  const { pendingChange, nextBillingAmountCents: cents } = data;
  const isPriced = pendingChange == null && cents != null && cents > 0;
  return (
    <Row>
      <div>
        <span>Your plan</span>
        <b>
          {data.planLabel}
          {data.isTrial && ", in the free trial"}
        </b>
      </div>
      {isPriced && (
        <b>
          {amount(cents, data.currency)}
          {perInterval(data.intervalUnit)}
        </b>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 14px 20px;
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.text} 6%, transparent);
  span {
    display: block;
    color: ${color.muted};
    font: 440 13px/1.4 ${font.text};
  }
  b {
    font: 640 15px/1.4 ${font.text};
  }
`;
