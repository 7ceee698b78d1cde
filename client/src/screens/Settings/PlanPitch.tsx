import { formatPrice } from "@eightcount/rules/billing/money";
import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import styled from "styled-components";
import { color, font } from "../../design/theme/theme";
import { planVariables } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import type { PlanPitchQuery } from "./__generated__/PlanPitchQuery.graphql";

/** What the first plan costs at least, and how many days are free. */
export function PlanPitch() {
  const { offer } = useVisit();
  const { plans } = useLazyLoadQuery<PlanPitchQuery>(
    graphql`
      query PlanPitchQuery($currency: Currency!, $pageSource: String) {
        plans(currency: $currency, pageSource: $pageSource) {
          choice
          priceCents
          currency
          intervalUnit
          trial {
            length
            unit
          }
        }
      }
    `,
    planVariables(offer),
  );
  const offered = offeredChoices(offer);
  const sold = plans.filter(({ choice }) => offered.some((one) => one === choice));
  const perMonth = sold.map(({ priceCents, intervalUnit }) =>
    intervalUnit === "YEARS" ? Math.round(priceCents / 12) : priceCents,
  );
  if (perMonth.length === 0) return null;
  const days = sold.find(({ trial }) => trial?.unit === "DAY")?.trial?.length;
  const price = formatPrice(Math.min(...perMonth), offer.currency);
  return (
    <Pitch>
      <strong>
        {days === undefined ? "" : `${days} days free, then `}from {price} a month
      </strong>
      <p>Every class in every style. Cancel before the trial ends and you pay nothing.</p>
    </Pitch>
  );
}

const Pitch = styled.div`
  strong {
    display: block;
    font: 680 24px/1.3 ${font.text};
  }
  p {
    margin-top: 4px;
    color: ${color.muted};
  }
`;
