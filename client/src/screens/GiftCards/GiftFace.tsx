import { formatPrice } from "@eightcount/rules/billing/money";
import styled from "styled-components";
import { Logo } from "../../design/primitives/Logo";
import { art, font, magenta, radius } from "../../design/theme/theme";
import type { GiftDraft } from "./giftDraft";

interface GiftFaceProps {
  readonly draft: Pick<GiftDraft, "recipientName" | "giverName" | "message">;
  readonly amountCents: number;
  /** Null before the card is bought, and for a card that is mailed. */
  readonly code: string | null;
  /** Address where the card is redeemed, shown with the code. */
  readonly redeemAt?: string;
}

/** The gift card itself, as it is previewed and printed. Names and words may be in any script. */
export function GiftFace({ draft, amountCents, code, redeemAt }: GiftFaceProps) {
  const { recipientName, giverName, message } = draft;
  return (
    <Face>
      <Top>
        <Logo />
        <Amount>{formatPrice(amountCents, "USD")}</Amount>
      </Top>
      <Words>
        <p dir="auto">
          For <bdi>{recipientName.trim() || "someone who loves to dance"}</bdi>
        </p>
        {message.trim() !== "" && <Message dir="auto">{message.trim()}</Message>}
        {giverName.trim() !== "" && (
          <p dir="auto">
            From <bdi>{giverName.trim()}</bdi>
          </p>
        )}
      </Words>
      {code !== null && (
        <Code>
          <span>Gift card code</span>
          <b translate="no">{code}</b>
          {redeemAt !== undefined && <span>Redeem it at {redeemAt}</span>}
        </Code>
      )}
    </Face>
  );
}

const Face = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: 28px;
  min-height: 280px;
  padding: 28px;
  border-radius: ${radius.xl};
  background: linear-gradient(140deg, ${magenta[600]}, ${magenta[700]} 60%, ${art.ink});
  color: ${art.white};
  overflow-wrap: anywhere;
  print-color-adjust: exact;
  svg {
    color: inherit;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

const Amount = styled.b`
  font: 820 44px/1 ${font.display};
  font-stretch: 118%;
`;

const Words = styled.div`
  display: grid;
  gap: 12px;
  font: 620 18px/1.4 ${font.text};
`;

const Message = styled.p`
  font: 440 17px/1.5 ${font.text};
  // Each line has the direction of its own script.
  unicode-bidi: plaintext;
  white-space: pre-wrap;
`;

const Code = styled.div`
  display: grid;
  gap: 8px;
  padding-top: 20px;
  border-top: 1px solid ${art.veil};
  font: 560 14px/1.4 ${font.text};
  b {
    font: 800 clamp(20px, 5.4vw, 34px) / 1.2 ${font.display};
    letter-spacing: 0.06em;
  }
`;
