import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import styled from "styled-components";
import { color } from "../../../design/theme/theme";
import { DialogNote } from "../DialogParts";
import { keepDates } from "../keepDates";
import { amount } from "../subscriptionFormat";
import type { LossListQuery } from "./__generated__/LossListQuery.graphql";
import { planEnd, planLoss } from "./planLoss";

/** What the member would lose, from their own account, and nothing that they do not have. */
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
          giftCredit {
            amountCents
            currency
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
  const end = planEnd(viewer?.subscription);
  const credit = viewer?.giftCredit;
  return (
    <>
      <Losses>
        {plan !== null && <li>{keepDates(plan)}</li>}
        {credit != null && (
          <li>Your gift credit of {amount(credit.amountCents, credit.currency)}</li>
        )}
        {danced > 0 && (
          <li>Your history of {counted(danced, "completed class", "completed classes")}</li>
        )}
        {saved > 0 && <li>Your {counted(saved, "saved class", "saved classes")}</li>}
        <li>Your profile</li>
      </Losses>
      {end !== null && <Gap>{end}</Gap>}
    </>
  );
}

/** Shown if the numbers can’t be loaded, because nobody should have to wait for them. */
export function UnknownLoss() {
  return (
    <Losses>
      <li>Your plan and gift credit, if you have any</li>
      <li>Your history and saved classes</li>
      <li>Your profile</li>
    </Losses>
  );
}

export const Gap = styled(DialogNote)`
  margin-top: 18px;
`;

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

export const Losses = styled.ul`
  display: grid;
  li {
    padding: 12px 0;
    border-top: 1px solid ${color.line};
    text-wrap: pretty;
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
`;
