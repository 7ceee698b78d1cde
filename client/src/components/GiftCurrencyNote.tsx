import styled from "styled-components";
import { color } from "../design/theme/theme";
import { text } from "../design/theme/type";
import { isCurrencyReplaced, type Offer } from "../visitor/registrationChoice";

/** Explains why prices are in USD when the visitor asked for another currency. */
export function GiftCurrencyNote({ offer }: { offer: Offer }) {
  if (!isCurrencyReplaced(offer)) return null;
  return <Note>Gift plans are sold in US dollars, so this order is in USD.</Note>;
}

const Note = styled.p`
  color: ${color.muted};
  ${text.small}
`;
