import styled from "styled-components";
import { color, font, radius } from "../../../design/theme/theme";
import { keepDates } from "../keepDates";
import { afterFreeDays, FREE_DAYS, freeDaysAfter } from "./freeDays";

interface RetentionOfferProps {
  readonly nextBillingDate: string | null | undefined;
}

export function RetentionOffer({ nextBillingDate }: RetentionOfferProps) {
  return (
    <>
      <Gift>
        <b>{FREE_DAYS}</b>
        <span>
          days free
          <small>
            Nothing to pay.
            {nextBillingDate != null &&
              keepDates(` Your next charge moves to ${afterFreeDays(nextBillingDate)}.`)}
          </small>
        </span>
      </Gift>
      {nextBillingDate != null && (
        <Note>
          {keepDates(freeDaysAfter(nextBillingDate))}. You can still cancel anytime before then.
        </Note>
      )}
    </>
  );
}

const Gift = styled.p`
  display: flex;
  align-items: center;
  gap: 18px;
  padding: 22px 24px;
  border-radius: ${radius.l};
  background: ${color.tintBg};
  color: ${color.tintText};
  b {
    font: 800 64px/0.9 ${font.display};
    font-stretch: 118%;
    letter-spacing: -0.03em;
  }
  span {
    font: 740 22px/1.15 ${font.text};
  }
  small {
    display: block;
    margin-top: 6px;
    color: ${color.text};
    font: 440 14px/1.45 ${font.text};
    text-wrap: balance;
  }
`;

const Note = styled.p`
  margin-top: 16px;
  color: ${color.muted};
  text-wrap: pretty;
`;
