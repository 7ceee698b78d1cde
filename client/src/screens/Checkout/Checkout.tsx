import { isWalletOffered, walletRules } from "@eightcount/rules/billing/money";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Suspense, useRef, useState } from "react";
import styled from "styled-components";
import { AddressFields } from "../../components/billing/AddressFields";
import { CardSection } from "../../components/billing/CardSection";
import { ChallengeModal } from "../../components/billing/ChallengeModal";
import { SilentBoundary } from "../../components/SilentBoundary";
import { FormStack } from "../../design/layout/FunnelPage";
import { Button } from "../../design/primitives/Button";
import { below } from "../../design/theme/breakpoints";
import { text } from "../../design/theme/type";
import type { CardPayment } from "../../payments/cardPayment";
import type { Offer } from "../../visitor/registrationChoice";
import { FirstCharge } from "./FirstCharge";
import { GiftCardField } from "./GiftCardField";
import { OrderSummary } from "./OrderSummary";
import { useCheckout } from "./useCheckout";
import { useCheckoutForm } from "./useCheckoutForm";
import { WalletSection } from "./WalletSection";

interface CheckoutProps {
  readonly payment: CardPayment;
  readonly offer: Offer;
  readonly planChoice: PlanChoice;
}

export function Checkout({ payment, offer, planChoice }: CheckoutProps) {
  const form = useCheckoutForm(offer);
  // A coupon applies to one plan only. Choosing another plan drops it.
  const [coupon, setCoupon] = useState<{ code: string | null; planChoice: PlanChoice } | null>(
    null,
  );
  const couponCode = coupon?.planChoice === planChoice ? coupon.code : null;
  const [cardTokenId, setCardTokenId] = useState<string | null>(null);
  const order = { planChoice, couponCode, cardTokenId };
  const shownCents = useRef<number | null>(null);
  const checkout = useCheckout({
    form,
    planChoice,
    couponCode,
    agreedCents: () => shownCents.current,
    onPriceChanged: setCardTokenId,
  });
  const { state } = checkout;
  const isBusy = state.phase === "paying";
  const element = useRef<HTMLFormElement>(null);
  const { Challenge } = payment;
  // Assumes the wallet's own country until the member chooses one.
  const hasWallet = isWalletOffered(form.fields.country || walletRules.country, offer.currency);
  return (
    <>
      <Columns
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = element.current;
          if (typed) checkout.submit(typed, () => payment.tokenize(typed));
        }}
      >
        <Details>
          <h2>Checkout Information</h2>
          {offer.isGift && <GiftCardField form={form} />}
          <AddressFields form={form} />
          <h2>Payment Information</h2>
          {hasWallet && (
            <SilentBoundary key={Object.values(order).join(" ")}>
              <Suspense fallback={null}>
                <WalletSection
                  findWallet={payment.findWallet}
                  form={element}
                  order={order}
                  isBusy={isBusy}
                  onPay={checkout.submit}
                />
              </Suspense>
            </SilentBoundary>
          )}
          <CardSection
            CardField={payment.CardField}
            problems={state.phase === "editing" ? state.cardProblems : []}
          >
            <FirstCharge order={order} />
          </CardSection>
        </Details>
        <OrderSummary
          order={order}
          offer={offer}
          shownCents={shownCents}
          onCoupon={(code) => setCoupon({ code, planChoice })}
        />
        <Button type="submit" size="l" isBlock busyLabel={isBusy && "Completing"}>
          Complete Order
        </Button>
      </Columns>
      {state.phase === "challenged" && (
        <ChallengeModal
          Challenge={Challenge}
          actionTokenId={state.challenge.actionTokenId}
          onToken={checkout.passChallenge}
          onError={checkout.failChallenge}
          onClose={checkout.cancelChallenge}
        />
      )}
    </>
  );
}

const Columns = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  grid-template-rows: auto 1fr;
  gap: 24px 56px;
  align-items: start;
  h2 {
    ${text.title2}
  }
  > section {
    grid-area: 1 / 2 / span 2;
  }
  ${below.funnel} {
    grid-template: auto / minmax(0, 1fr);
    gap: 32px;
    > section {
      grid-area: auto;
    }
  }
`;

const Details = styled(FormStack)`
  // Prevents the longest country name from widening the page.
  grid-template-columns: minmax(0, 1fr);
  h2:not(:first-child) {
    margin-top: 24px;
  }
`;
