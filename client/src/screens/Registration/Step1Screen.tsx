import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Navigate } from "react-router-dom";
import styled from "styled-components";
import { GiftCurrencyNote } from "../../components/GiftCurrencyNote";
import { intervalName } from "../../components/membership/priceInterval";
import { PlanChoices } from "../../components/PlanChoices";
import { Box, FunnelPage } from "../../design/layout/FunnelPage";
import { TextLink } from "../../design/primitives/TextLink";
import { below } from "../../design/theme/breakpoints";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { useIsBelow } from "../../design/theme/useMedia";
import { paths } from "../../navigation/paths";
import { closestOfferedPlan, savePlanChoice, twoStepPlans } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import type { Step1ScreenQuery } from "./__generated__/Step1ScreenQuery.graphql";
import { CurrencyWarning } from "./CurrencyWarning";
import { SignUpForm } from "./SignUpForm";
import { TrialTimeline } from "./TrialTimeline";
import { useMayRegister } from "./useMayRegister";

/** First step of the two-step flow. */
export function Step1Screen({ queryRef }: { queryRef: PreloadedQuery<Step1ScreenQuery> }) {
  const data = usePreloadedQuery<Step1ScreenQuery>(
    graphql`
      query Step1ScreenQuery($currency: Currency!, $pageSource: String, $email: String)
      @preloadable {
        registrationPolicy {
          isOpenFor(email: $email)
        }
        visitorLocation {
          currency
          country
        }
        plans(currency: $currency, pageSource: $pageSource) {
          choice
          priceCents
          currency
          intervalUnit
          trial {
            length
          }
          ...PlanChoices_plans
        }
      }
    `,
    queryRef,
  );
  const visit = useVisit();
  // Narrow pages show the form below the plans, so the header also gets a sign-in link.
  const isNarrow = useIsBelow("funnel");
  const logInLink = <TextLink to={paths.signIn}>Log In Here</TextLink>;
  const offered = twoStepPlans(visit.offer);
  const [chosen, setChosen] = useState(() => closestOfferedPlan(visit.tab, offered));
  const mayRegister = useMayRegister(data.registrationPolicy);
  if (!mayRegister) return <Navigate to={paths.signIn} replace />;
  const plan = data.plans.find((one) => one.choice === chosen);
  const choose = (choice: PlanChoice) => {
    setChosen(choice);
    savePlanChoice(visit.tab, choice);
  };
  return (
    <FunnelPage headerEnd={isNarrow && <Small>{logInLink}</Small>}>
      <Columns>
        <section>
          <h1>CHOOSE AN OPTION</h1>
          <PlanChoices plans={data.plans} offered={offered} chosen={chosen} onChoose={choose} />
          {plan?.trial && (
            <TrialTimeline
              priceCents={plan.priceCents}
              currency={plan.currency === "INR" ? "INR" : "USD"}
              period={intervalName(plan.intervalUnit)}
            />
          )}
          <GiftCurrencyNote offer={visit.offer} />
          <Small>All prices in {visit.offer.currency}. All sales final.</Small>
        </section>
        <Box>
          <h2>SIGN UP</h2>
          <Small>Already a member? {logInLink}</Small>
          <SignUpForm visit={visit} planChoice={chosen} />
        </Box>
      </Columns>
      <CurrencyWarning visit={visit} location={data.visitorLocation} />
    </FunnelPage>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 64px;
  align-items: start;
  width: min(960px, 100% - 96px);
  margin: 40px auto 72px;
  > section:first-child {
    display: grid;
    gap: 32px;
  }
  h1 {
    ${text.displayL}
  }
  h2 {
    ${text.title1}
    margin-bottom: 8px;
    font-stretch: 118%;
  }
  ${below.funnel} {
    grid-template-columns: 1fr;
    gap: 32px;
    width: calc(100% - 40px);
    margin-top: 12px;
    > section:first-child {
      gap: 20px;
    }
  }
`;

const Small = styled.p`
  color: ${color.muted};
  ${text.small}
`;
