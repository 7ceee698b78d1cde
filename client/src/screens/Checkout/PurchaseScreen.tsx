import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import styled from "styled-components";
import { PlanChoices } from "../../components/PlanChoices";
import { FunnelPage } from "../../design/layout/FunnelPage";
import { cardPaymentFor } from "../../payments/registry";
import { planToBuy, savePlanChoice, withGift } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import type { PurchaseScreenQuery } from "./__generated__/PurchaseScreenQuery.graphql";
import { Checkout } from "./Checkout";
import { CheckoutLayout, SecureCheckoutLabel } from "./CheckoutLayout";
import { OfferDescription } from "./OfferDescription";
import { StepGuide } from "./StepGuide";

type QueryRef = PreloadedQuery<PurchaseScreenQuery>;

export function PurchaseScreen({ queryRef }: { queryRef: QueryRef }) {
  return <Purchase queryRef={queryRef} isGift={false} title="Purchase Subscription" />;
}

export function GiftCardPurchaseScreen({ queryRef }: { queryRef: QueryRef }) {
  return <Purchase queryRef={queryRef} isGift title="Gift Card - Purchase Subscription" />;
}

interface PurchaseProps {
  readonly queryRef: QueryRef;
  readonly isGift: boolean;
  readonly title: string;
}

function Purchase({ queryRef, isGift, title }: PurchaseProps) {
  const { checkoutSettings, plans } = usePreloadedQuery<PurchaseScreenQuery>(
    graphql`
      query PurchaseScreenQuery($currency: Currency!, $pageSource: String)
      @preloadable
      @throwOnFieldError {
        checkoutSettings {
          processor
          publicKey
          scriptUrl
          apiUrl
          walletEnabled
        }
        plans(currency: $currency, pageSource: $pageSource) {
          ...PlanChoices_plans
        }
      }
    `,
    queryRef,
  );
  const visit = useVisit();
  const offer = withGift(visit.offer, isGift);
  const offered = offeredChoices(offer);
  const [planChoice, setPlanChoice] = useState(() => planToBuy(visit.tab, offer));
  const choose = (choice: PlanChoice) => {
    setPlanChoice(choice);
    savePlanChoice(visit.tab, choice);
  };
  const Provider = cardPaymentFor(checkoutSettings.processor);
  return (
    <FunnelPage headerEnd={<SecureCheckoutLabel />}>
      <CheckoutLayout>
        <h1>{title}</h1>
        <StepGuide />
        <Offers>
          <PlanChoices plans={plans} offered={offered} chosen={planChoice} onChoose={choose} />
        </Offers>
        <OfferDescription key={planChoice} planChoice={planChoice} />
        <Provider settings={checkoutSettings}>
          {(payment) => <Checkout payment={payment} offer={offer} planChoice={planChoice} />}
        </Provider>
      </CheckoutLayout>
    </FunnelPage>
  );
}

const Offers = styled.div`
  max-width: 648px;
`;
