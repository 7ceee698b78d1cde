import { cardMessages } from "@eightcount/rules/billing/card-problems";
import type { RefusalEntry } from "../execution/errors";
import type { MemberRow } from "../world/memberRows";
import type { CardRow } from "../world/offerRows";
import type { World } from "../world/world";

/** The provider's sentence that begins a challenge. */
const CHALLENGED = "Your card must be authenticated with 3-D Secure before continuing.";

/** The challenge to pass before a card pays, if any is left. */
export function challengeOf(card: CardRow, resultTokenId: string | null | undefined) {
  if (card.challenges > 0 && resultTokenId) card.challenges -= 1;
  if (card.challenges === 0) return null;
  const actionTokenId = `action-${card.challenges}`;
  return { __typename: "ThreeDSecureRequired", actionTokenId, message: CHALLENGED };
}

export const declined = (message: string): RefusalEntry => ({
  code: "CARD_REFUSED",
  message,
  field: "validationcreditcarderror",
});

/** The card behind a token of the provider's script. */
export const cardOfToken = (world: World, tokenId: string): CardRow | null =>
  world.cards.find(({ token }) => token === tokenId) ?? null;

/** The card that a member pays with; null unless the world has one like it. */
export const cardOnFile = (world: World, { subscription }: MemberRow): CardRow | null =>
  world.cards.find(({ label }) => label === subscription.paymentMethod) ?? null;

export const cardMissing: RefusalEntry = {
  code: "CARD_MISSING",
  message: cardMessages.creditCardCheck,
  field: "creditCardCheck",
};
