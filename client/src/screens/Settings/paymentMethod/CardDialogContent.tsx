import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { CardSection } from "../../../components/billing/CardSection";
import { ChallengeFrame } from "../../../components/billing/ChallengeFrame";
import { PaymentProvider } from "../../../components/billing/PaymentProvider";
import type { BillingForm } from "../../../components/billing/useBillingForm";
import { unbroken } from "../../../components/membership/unbroken";
import { Modal } from "../../../design/feedback/Modal";
import { Button } from "../../../design/primitives/Button";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { amount } from "../subscriptionFormat";
import { useDialogFocus } from "../useDialogFocus";
import type { CardDialogContent_settings$key } from "./__generated__/CardDialogContent_settings.graphql";
import type { CardDialogContent_subscription$key } from "./__generated__/CardDialogContent_subscription.graphql";
import { BillingAddress } from "./BillingAddress";
import { MethodSelector } from "./MethodSelector";
import { useMissingCard } from "./useMissingCard";
import { useUpdateCard } from "./useUpdateCard";

interface CardDialogContentProps {
  readonly settings: CardDialogContent_settings$key;
  readonly subscription: CardDialogContent_subscription$key;
  readonly form: BillingForm;
  readonly onClose: () => void;
}

/** The card form, which stays as typed while the bank's challenge takes its place. */
export function CardDialogContent({ form, onClose, ...data }: CardDialogContentProps) {
  const settings = useFragment<CardDialogContent_settings$key>(
    graphql`
      fragment CardDialogContent_settings on CheckoutSettings {
        walletEnabled
        ...PaymentProvider_settings
      }
    `,
    data.settings,
  );
  const { owingCents, currency, paymentMethod } = useFragment<CardDialogContent_subscription$key>(
    graphql`
      fragment CardDialogContent_subscription on MemberSubscription {
        owingCents
        currency
        paymentMethod
      }
    `,
    data.subscription,
  );
  const { state, submit, ...challenge } = useUpdateCard({ form, onUpdated: onClose });
  const content = useDialogFocus<HTMLDivElement>(state.phase === "challenged" ? "bank" : "card");
  const formId = useId();
  const due = owingCents > 0 ? amount(owingCents, currency) : null;
  const missing = useMissingCard();
  const found = state.phase === "editing" ? state.cardProblems : [];
  const problems = found.length > 0 ? found : missing.problems;
  const isAtBank = state.phase === "challenged";
  return (
    <Modal
      flow={isAtBank ? "3-D Secure" : "Update Payment Method"}
      title={isAtBank ? "Confirm with your bank" : "Enter your new card"}
      onClose={isAtBank ? challenge.cancelChallenge : onClose}
      actions={
        isAtBank ? undefined : (
          <>
            <Button kind="outline" onClick={onClose}>
              Not now
            </Button>
            <Button
              type="submit"
              form={formId}
              busyLabel={state.phase === "paying" && (due === null ? "Saving" : "Paying")}
            >
              {due === null ? "Save card" : `Pay ${due} and save card`}
            </Button>
          </>
        )
      }
    >
      <div ref={content}>
        <PaymentProvider settings={settings}>
          {({ CardField, Challenge, tokenize }) => (
            <>
              <CardForm
                id={formId}
                hidden={isAtBank}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  const typed = event.currentTarget;
                  missing.check();
                  submit(typed, () => tokenize(typed));
                }}
              >
                {due !== null && <Note>We’ll charge the {due} due to this card.</Note>}
                <MethodSelector hasWallet={settings.walletEnabled} />
                <CardSection CardField={CardField} problems={problems} onChange={missing.onChange}>
                  {paymentMethod != null && <Former>Replaces {unbroken(paymentMethod)}</Former>}
                </CardSection>
                <BillingAddress form={form} />
              </CardForm>
              {state.phase === "challenged" && (
                <ChallengeFrame>
                  <Challenge
                    actionTokenId={state.challenge.actionTokenId}
                    onToken={challenge.passChallenge}
                    onError={challenge.failChallenge}
                  />
                </ChallengeFrame>
              )}
            </>
          )}
        </PaymentProvider>
      </div>
    </Modal>
  );
}

const CardForm = styled.form`
  display: grid;
  // Prevents the longest country name from widening the dialog.
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  &[hidden] {
    display: none;
  }
`;

const Former = styled.p`
  margin-top: 8px;
  color: ${color.muted};
  ${text.small}
`;

const Note = styled.p`
  color: ${color.muted};
`;
