import { formatPrice } from "@eightcount/rules/billing/money";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import type { ReactNode } from "react";
import styled from "styled-components";
import { AddressFields } from "../../components/billing/AddressFields";
import { CardSection } from "../../components/billing/CardSection";
import { ChallengeModal } from "../../components/billing/ChallengeModal";
import { TextField } from "../../design/form/TextField";
import { FormStack } from "../../design/layout/FunnelPage";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import type { CardPayment } from "../../payments/cardPayment";
import type { BoughtGift } from "./boughtGift";
import { RecipientFields } from "./RecipientFields";
import { useBuyGift } from "./useBuyGift";
import type { GiftForm } from "./useGiftForm";

interface GiftOrderFormProps {
  readonly payment: CardPayment;
  readonly form: GiftForm;
  readonly planChoice: PlanChoice;
  readonly amountCents: number;
  /** The choice of the amount. */
  readonly amounts: ReactNode;
  readonly onBought: (gift: BoughtGift) => void;
}

export function GiftOrderForm({ payment, form, amounts, ...order }: GiftOrderFormProps) {
  const { planChoice, amountCents, onBought } = order;
  const { state, submit, ...challenge } = useBuyGift({ form, planChoice, amountCents, onBought });
  const { draft, problems, set } = form;
  const { CardField, Challenge, tokenize } = payment;
  return (
    <>
      <Form
        noValidate
        aria-label="Buy a gift card"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = event.currentTarget;
          submit(typed, () => tokenize(typed));
        }}
      >
        <Step title="Choose an amount">{amounts}</Step>
        <Step title="Who is it for?">
          <RecipientFields form={form} />
        </Step>
        <Step title="From you">
          <FormStack>
            <TextField
              label="Your name"
              name="giver-name"
              autoComplete="name"
              dir="auto"
              value={draft.giverName}
              error={problems.giverName}
              onChange={(event) => set({ giverName: event.currentTarget.value })}
            />
            <TextField
              label="Your email"
              type="email"
              name="giver-email"
              autoComplete="email"
              hint="For your receipt"
              value={draft.giverEmail}
              error={problems.giverEmail}
              onChange={(event) => set({ giverEmail: event.currentTarget.value })}
            />
          </FormStack>
        </Step>
        <Step title="Payment">
          <PaymentStack>
            <AddressFields form={form.billing} />
            <CardSection
              CardField={CardField}
              problems={state.phase === "editing" ? state.cardProblems : []}
            />
          </PaymentStack>
        </Step>
        <Button type="submit" size="l" isBlock busyLabel={state.phase === "paying" && "Paying"}>
          {`Pay ${formatPrice(amountCents, "USD")}`}
        </Button>
        <Small>Charged once. A gift card does not expire and does not renew.</Small>
      </Form>
      {state.phase === "challenged" && (
        <ChallengeModal
          Challenge={Challenge}
          actionTokenId={state.challenge.actionTokenId}
          onToken={challenge.passChallenge}
          onError={challenge.failChallenge}
          onClose={challenge.cancelChallenge}
        />
      )}
    </>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const Form = styled.form`
  display: grid;
  // Prevents the longest country name from widening the page.
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  h2 {
    margin-bottom: 18px;
    ${text.title2}
  }
`;

const PaymentStack = styled(FormStack)`
  grid-template-columns: minmax(0, 1fr);
`;

const Small = styled.p`
  margin-top: -24px;
  color: ${color.muted};
  text-align: center;
  ${text.small}
`;
