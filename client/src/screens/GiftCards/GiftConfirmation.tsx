import { formatAmount } from "@eightcount/rules/billing/money";
import { Check, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import styled, { createGlobalStyle } from "styled-components";
import { Button } from "../../design/primitives/Button";
import { below } from "../../design/theme/breakpoints";
import { art, color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import type { BoughtGift } from "./boughtGift";
import { deliverySentence } from "./deliverySentence";
import { GiftFace } from "./GiftFace";

interface GiftConfirmationProps {
  readonly gift: BoughtGift;
  readonly onAnother: () => void;
}

/** The receipt, and the card itself if the giver prints it. */
export function GiftConfirmation({ gift, onAnother }: GiftConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo?.({ top: 0 });
  }, []);
  const { draft, amountCents, currency } = gift;
  const code = gift.redemptionCode ?? null;
  return (
    <Layout>
      <PrintOnlyTheCard />
      <div>
        <Done aria-hidden="true">
          <Check />
        </Done>
        <h2 ref={heading} tabIndex={-1}>
          Thank you for giving dance
        </h2>
        <p>{deliverySentence(gift)}</p>
        <dl>
          <div>
            <dt>Order number</dt>
            <dd>{gift.orderNumber}</dd>
          </div>
          <div>
            <dt>Amount</dt>
            <dd>{formatAmount(amountCents, currency === "INR" ? "INR" : "USD")}</dd>
          </div>
          <div>
            <dt>Receipt</dt>
            <dd>
              <bdi>{draft.giverEmail.trim()}</bdi>
            </dd>
          </div>
        </dl>
        <Buttons>
          {code !== null && (
            <Button onClick={() => window.print()}>
              <Printer /> Print the card
            </Button>
          )}
          <Button kind="secondary" onClick={onAnother}>
            Buy another one
          </Button>
        </Buttons>
      </div>
      <div data-gift-card>
        <GiftFace
          draft={draft}
          amountCents={amountCents}
          code={code}
          redeemAt={window.location.host}
        />
      </div>
    </Layout>
  );
}

/** Paper shows the card alone. What is hidden must not take further pages. */
const PrintOnlyTheCard = createGlobalStyle`
  @media print {
    html,
    body {
      height: 100vh;
      overflow: hidden;
      background: ${art.white} !important;
    }
    body * {
      visibility: hidden !important;
    }
    [data-gift-card],
    [data-gift-card] * {
      visibility: visible !important;
    }
    [data-gift-card] {
      position: fixed;
      inset: 0 0 auto;
      max-width: 640px;
      margin: 0 auto;
    }
  }
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
  gap: 32px 64px;
  align-items: start;
  h2 {
    ${text.title1}
    outline: none;
  }
  h2 + p {
    margin-top: 12px;
    color: ${color.muted};
    line-height: 1.6;
  }
  dl {
    display: grid;
    margin-top: 28px;
    border-top: 1px solid ${color.line};
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 24px;
    padding: 14px 0;
    border-bottom: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    font-weight: 620;
    text-align: end;
    overflow-wrap: anywhere;
  }
  ${below.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Done = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-bottom: 20px;
  border-radius: 50%;
  background: color-mix(in srgb, ${color.success} 16%, transparent);
  color: ${color.success};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 28px;
  ${below.small} {
    flex-direction: column;
  }
`;
