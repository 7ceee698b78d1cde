import { CreditCard } from "lucide-react";
import { useId } from "react";
import styled from "styled-components";
import { color, font, radius } from "../../../design/theme/theme";

interface MethodSelectorProps {
  /** Whether wallets are enabled where the product runs. */
  readonly hasWallet: boolean;
}

/** Ways to pay. Only a card can be stored, so the others do nothing and say so. */
export function MethodSelector({ hasWallet }: MethodSelectorProps) {
  const reasonId = useId();
  return (
    <Methods role="group" aria-label="Payment method">
      <button type="button" aria-pressed="true">
        <CreditCard aria-hidden="true" /> Credit Card
      </button>
      <button type="button" aria-disabled="true" aria-describedby={reasonId}>
        PayPal
      </button>
      {hasWallet && (
        <button type="button" aria-disabled="true" aria-describedby={reasonId}>
          Apple Pay
        </button>
      )}
      <Reason id={reasonId}>
        {hasWallet ? "PayPal and Apple Pay aren’t" : "PayPal isn’t"} available here yet.
      </Reason>
    </Methods>
  );
}

const Reason = styled.p`
  color: ${color.faint};
  font-size: 12px;
`;

const Methods = styled.div`
  --icon: 14px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  button {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    padding: 0 10px;
    border-radius: ${radius.pill};
    box-shadow: inset 0 0 0 1px ${color.line};
    color: ${color.faint};
    font: 600 12px/1.2 ${font.text};
    white-space: nowrap;
  }
  [aria-pressed="true"] {
    color: ${color.muted};
  }
  [aria-disabled="true"] {
    cursor: not-allowed;
  }
`;
