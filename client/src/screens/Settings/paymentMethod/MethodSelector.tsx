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
    <div>
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
      </Methods>
      <Reason id={reasonId}>
        Renewals are paid by card. Other ways to pay aren’t available here yet.
      </Reason>
    </div>
  );
}

const Reason = styled.p`
  margin-top: 8px;
  color: ${color.muted};
  font-size: 13px;
`;

const Methods = styled.div`
  --icon: 18px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  button {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 48px;
    padding: 0 10px;
    white-space: nowrap;
    border-radius: ${radius.m};
    box-shadow: inset 0 0 0 1.5px ${color.line};
    font: 640 14px/1.2 ${font.text};
  }
  [aria-pressed="true"] {
    box-shadow: inset 0 0 0 2px ${color.action};
  }
  [aria-disabled="true"] {
    color: ${color.faint};
    cursor: not-allowed;
  }
`;
