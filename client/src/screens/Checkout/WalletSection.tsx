import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import { formatAmount, walletRules } from "@eightcount/rules/billing/money";
import { type RefObject, useEffect, useState } from "react";
import styled from "styled-components";
import { color, radius } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import type { CardPayment, PayByWallet } from "../../payments/cardPayment";
import { type OrderTotals, type SummedOrder, useOrderPreview } from "./useOrderPreview";

interface WalletSectionProps {
  readonly findWallet: CardPayment["findWallet"];
  readonly form: RefObject<HTMLFormElement | null>;
  readonly order: SummedOrder;
  readonly isBusy: boolean;
  readonly onPay: (form: HTMLFormElement, pay: PayByWallet) => void;
}

export function WalletSection({ form, isBusy, onPay, ...terms }: WalletSectionProps) {
  const pay = useWallet({ form, ...terms });
  if (!pay) return null;
  return (
    <section aria-label="Wallet">
      <WalletButton
        type="button"
        disabled={isBusy}
        onClick={() => form.current && onPay(form.current, pay)}
      >
        Subscribe with Apple Pay
      </WalletButton>
      <Note>Apple Pay makes a temporary minimum transaction of $1, refunded instantly.</Note>
      <Divider>OR</Divider>
    </section>
  );
}

type WalletOrder = Pick<WalletSectionProps, "findWallet" | "form" | "order">;

function useWallet({ findWallet, form, order }: WalletOrder): PayByWallet | null {
  const { totals } = useOrderPreview(order);
  const [pay, setPay] = useState<PayByWallet | null>(null);
  const label = totals && labelOf(totals);
  const totalCents = Math.max(walletRules.temporaryMinimumCents, totals?.nowSubtotalCents ?? 0);
  useEffect(() => {
    if (!form.current || label === null) return;
    let isCurrent = true;
    setPay(null);
    const terms = { label, totalCents, form: form.current };
    void findWallet(terms).then((found) => isCurrent && setPay(() => found));
    return () => {
      isCurrent = false;
    };
  }, [findWallet, form, label, totalCents]);
  return pay;
}

/** The sheet's total is today's charge, so the label carries the price after a trial. */
function labelOf({ plan, nowSubtotalCents, nextSubtotalCents, ...totals }: OrderTotals): string {
  if (totals.trialEndsOn == null || nowSubtotalCents > 0) return plan.name;
  const price = formatAmount(nextSubtotalCents, walletRules.currency);
  return `${plan.name}, ${price} on ${formatBillingDate(new Date(totals.firstChargeOn))}`;
}

// Fallback look required by Apple. Browsers that support the button draw it themselves.
const WalletButton = styled.button`
  width: 100%;
  min-height: 56px;
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: #000;
  color: #fff;
  text-align: center;
  ${text.title3}
  cursor: pointer;
  &:disabled {
    cursor: default;
    opacity: 0.6;
  }
  @supports (-webkit-appearance: -apple-pay-button) {
    -webkit-appearance: -apple-pay-button;
    -apple-pay-button-type: subscribe;
    -apple-pay-button-style: black;
  }
`;

const Note = styled.p`
  margin-top: 12px;
  color: ${color.muted};
  ${text.small}
`;

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: 16px;
  margin: 20px 0 4px;
  color: ${color.muted};
  ${text.small}
  &::before,
  &::after {
    flex: 1;
    border-top: 1px solid ${color.line};
    content: "";
  }
`;
