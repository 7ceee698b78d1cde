import { checkGiftCode } from "@eightcount/rules/billing/checkout-names";
import { useId, useState } from "react";
import styled from "styled-components";
import { GiftCodeField } from "../../../components/billing/GiftCodeField";
import { Modal } from "../../../design/feedback/Modal";
import { Button } from "../../../design/primitives/Button";
import { color } from "../../../design/theme/theme";
import { amount, longDate } from "../subscriptionFormat";
import { useDialogFocus } from "../useDialogFocus";
import { type RedeemAnswer, useRedeemGiftCard } from "./useRedeemGiftCard";

const UNREACHABLE = "We couldn’t redeem this code. Please try again.";

type Redeemed = Extract<RedeemAnswer, { readonly __typename: "GiftCardRedeemed" }>;

interface RedeemDialogProps {
  readonly onClose: () => void;
}

/** Turns a gift card into credit for the next charges. */
export function RedeemDialog({ onClose }: RedeemDialogProps) {
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  const content = useDialogFocus<HTMLDivElement>(redeemed === null ? "code" : "done");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { redeem, isPending } = useRedeemGiftCard();
  const formId = useId();
  const submit = async () => {
    const malformed = checkGiftCode(code);
    setProblem(malformed);
    if (malformed !== null) return;
    const answer = await redeem(code.trim());
    if (answer?.__typename === "GiftCardRedeemed") setRedeemed(answer);
    else setProblem(answer?.__typename === "RedeemGiftCardRefused" ? answer.message : UNREACHABLE);
  };
  if (redeemed !== null) {
    return (
      <Modal
        flow="Gift Card"
        title={`${amount(redeemed.creditCents, redeemed.currency)} added to your account`}
        onClose={onClose}
        actions={
          <Button kind="outline" onClick={onClose}>
            Done
          </Button>
        }
      >
        <div ref={content}>
          <Text>{nextCharge(redeemed)}</Text>
        </div>
      </Modal>
    );
  }
  return (
    <Modal
      flow="Gift Card"
      title="Redeem Gift Card"
      onClose={onClose}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={formId} busyLabel={isPending && "Redeeming"}>
            Redeem
          </Button>
        </>
      }
    >
      <div ref={content}>
        <Form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Text>Its amount becomes credit that pays for your next charges.</Text>
          <GiftCodeField
            code={code}
            problem={problem}
            onCode={(typed) => {
              setCode(typed);
              setProblem(null);
            }}
          />
        </Form>
      </div>
    </Modal>
  );
}

function nextCharge({ subscription, isNextChargeKnown }: Redeemed): string {
  if (!isNextChargeKnown) return "It pays for your next charges until it is used up.";
  const { nextBillingAmountCents: cents, nextBillingDate, currency } = subscription;
  return `Your next charge is ${amount(cents, currency)} on ${longDate(nextBillingDate)}. Credit that is left pays for the charges after it.`;
}

const Form = styled.form`
  display: grid;
  gap: 18px;
`;

const Text = styled.p`
  color: ${color.muted};
  line-height: 1.6;
`;
