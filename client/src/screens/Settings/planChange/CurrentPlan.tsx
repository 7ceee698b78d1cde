import { ArrowDown } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { pricePerInterval } from "../../../components/membership/priceInterval";
import { color, font, radius } from "../../../design/theme/theme";
import { amount } from "../subscriptionFormat";
import type { CurrentPlan_subscription$key } from "./__generated__/CurrentPlan_subscription.graphql";

interface CurrentPlanProps {
  readonly subscription: CurrentPlan_subscription$key;
  /** True if there is one other plan, which is shown below. */
  readonly isLeft: boolean;
}

/** The plan that a change would replace, with what the member pays for it. */
export function CurrentPlan({ subscription, isLeft }: CurrentPlanProps) {
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
  const name = `${shortName(data.planLabel)}${data.isTrial ? ", in the free trial" : ""}`;
  if (isLeft) {
    return (
      <Move>
        <p>
          From {name}
          {isPriced && ` · ${amount(cents, data.currency)}`}
        </p>
        <p>
          <ArrowDown aria-hidden="true" /> New plan
        </p>
      </Move>
    );
  }
  return (
    <Row>
      <div>
        <span>Your plan</span>
        <b>{name}</b>
      </div>
      {isPriced && <b>{pricePerInterval(amount(cents, data.currency), data.intervalUnit)}</b>}
    </Row>
  );
}

/** As the cards of the other plans name them. */
const shortName = (label: string): string =>
  label.replace(/ Subscription$/, "").replace(/^Yearly$/, "Annual");

/** Leads from the plan now to the card below. */
const Move = styled.div`
  display: grid;
  gap: 10px;
  margin-bottom: -6px;
  --icon: 18px;
  p {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  p + p {
    display: flex;
    gap: 8px;
    align-items: center;
    color: ${color.text};
    font: 640 15px/1.4 ${font.text};
  }
`;

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
