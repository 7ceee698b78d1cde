import { formatPrice } from "@eightcount/rules/billing/money";
import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Navigate, useNavigate } from "react-router-dom";
import styled from "styled-components";
import { GiftCurrencyNote } from "../../components/GiftCurrencyNote";
import { intervalName } from "../../components/membership/priceInterval";
import { Box, FunnelPage } from "../../design/layout/FunnelPage";
import { Button } from "../../design/primitives/Button";
import { below } from "../../design/theme/breakpoints";
import { color, font } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { paths } from "../../navigation/paths";
import { savePlanChoice } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import type { PlanScreenQuery } from "./__generated__/PlanScreenQuery.graphql";
import { useMayRegister } from "./useMayRegister";

const COPY: Readonly<Record<PlanChoice, { readonly name: string; readonly note: string }>> = {
  YEARLY: { name: "Annual", note: "Support pricing, 79% off. Limited time." },
  MONTHLY: { name: "Monthly", note: "50% off. Cancel anytime during trial." },
  NO_DEAL_MONTHLY: { name: "Pay Monthly", note: "The regular price, no deal, no trial." },
  GIFT_YEARLY: { name: "Annual", note: "A year of every class, paid with your gift card." },
  GIFT_MONTHLY: { name: "Monthly", note: "A month of every class, paid with your gift card." },
  MULTI_YEARLY: { name: "Annual", note: "Support pricing. Limited time." },
  MULTI_MONTHLY: { name: "Monthly", note: "Cancel anytime during trial." },
};

/** First step of the three-step flow. */
export function PlanScreen({ queryRef }: { queryRef: PreloadedQuery<PlanScreenQuery> }) {
  const { plans, registrationPolicy } = usePreloadedQuery<PlanScreenQuery>(
    graphql`
      query PlanScreenQuery($currency: Currency!, $pageSource: String, $email: String)
      @preloadable {
        registrationPolicy {
          isOpenFor(email: $email)
        }
        plans(currency: $currency, pageSource: $pageSource) {
          choice
          priceCents
          intervalUnit
          trial {
            length
            unit
          }
        }
      }
    `,
    queryRef,
  );
  const visit = useVisit();
  const navigate = useNavigate();
  const { currency } = visit.offer;
  const offered = offeredChoices(visit.offer);
  const mayRegister = useMayRegister(registrationPolicy);
  if (!mayRegister) return <Navigate to={paths.signIn} replace />;
  const choose = (choice: PlanChoice) => {
    savePlanChoice(visit.tab, choice);
    void navigate(paths.signUp);
  };
  return (
    <FunnelPage>
      <Content>
        <h1>Choose your plan</h1>
        <Cards>
          {offered.map((choice) => {
            const plan = plans.find((one) => one.choice === choice);
            if (!plan) return null;
            return (
              <Box key={choice}>
                <h2>{COPY[choice].name}</h2>
                <b>{formatPrice(plan.priceCents, currency)}</b>
                <span>{`per ${intervalName(plan.intervalUnit)}`}</span>
                <p>{COPY[choice].note}</p>
                {plan.trial && <p>{`${plan.trial.length}-day free trial`}</p>}
                <Button
                  isBlock
                  kind={choice === offered[0] ? "primary" : "outline"}
                  onClick={() => choose(choice)}
                >
                  Choose Plan
                </Button>
              </Box>
            );
          })}
        </Cards>
        <GiftCurrencyNote offer={visit.offer} />
        <Small>All prices in {currency}. All sales final.</Small>
      </Content>
    </FunnelPage>
  );
}

const Content = styled.div`
  display: grid;
  gap: 32px;
  width: min(1080px, 100% - 96px);
  margin: 40px auto 72px;
  h1 {
    ${text.displayL}
  }
  ${below.funnel} {
    gap: 24px;
    width: calc(100% - 40px);
    margin-top: 12px;
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: 20px;
  section {
    display: flex;
    flex-direction: column;
    gap: 6px;
  }
  h2 {
    ${text.title2}
    margin-bottom: 12px;
  }
  b {
    font: 800 44px/1 ${font.display};
    font-stretch: 118%;
  }
  section > span,
  section > p {
    color: ${color.muted};
  }
  section > p {
    margin-top: 8px;
  }
  section > button {
    margin-top: auto;
  }
  section > :nth-last-child(2) {
    margin-bottom: 24px;
  }
`;

const Small = styled.p`
  color: ${color.muted};
  ${text.small}
`;
