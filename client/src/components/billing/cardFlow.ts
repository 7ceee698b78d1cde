import {
  type CardProblem,
  cardProblem,
  cardProblemsOf,
  walletProblem,
} from "@eightcount/rules/billing/card-problems";
import type { TokenResult, WalletResult } from "../../payments/cardPayment";

/** A bank's 3-D Secure challenge, and the card to charge once it is passed. */
interface Challenge {
  readonly actionTokenId: string;
  readonly cardTokenId: string;
}

export type CardState =
  | { readonly phase: "editing"; readonly cardProblems: readonly CardProblem[] }
  | { readonly phase: "paying" }
  | { readonly phase: "challenged"; readonly challenge: Challenge };

/** Result of sending a card, or its interruption. `notice` is shown as an error message. */
export type CardOutcome =
  | {
      readonly kind: "cardRefused";
      readonly cardProblems: readonly CardProblem[];
      readonly notice: string | null;
    }
  /** Done, canceled, or refused for a reason other than the card. */
  | { readonly kind: "stopped"; readonly notice: string | null }
  /** An earlier purchase succeeded but its response was lost, so the session needs a new token. */
  | { readonly kind: "alreadySubscribed"; readonly notice: string }
  | { readonly kind: "challengeRequired"; readonly challenge: Challenge; readonly notice: null };

export type CardEvent =
  | CardOutcome
  | { readonly kind: "submitted" }
  | { readonly kind: "challengePassed" }
  | { readonly kind: "challengeFailed"; readonly problem: CardProblem }
  | { readonly kind: "challengeCancelled" };

/** Refusals shown at the card. All others are shown as a message. */
const CARD_CODES: ReadonlySet<string> = new Set([
  "CARD_REFUSED",
  "CARD_MISSING",
  "UNKNOWN_CARD_ERROR",
]);

export const initialCardState: CardState = { phase: "editing", cardProblems: [] };

/** Ignores events that don't fit the current phase, such as a second submit or a late result. */
export function cardReducer(state: CardState, event: CardEvent): CardState {
  if (!EVENTS[state.phase].has(event.kind)) return state;
  switch (event.kind) {
    case "submitted":
    case "challengePassed":
      return { phase: "paying" };
    case "challengeRequired":
      return { phase: "challenged", challenge: event.challenge };
    case "cardRefused":
      return { phase: "editing", cardProblems: event.cardProblems };
    case "challengeFailed":
      return { phase: "editing", cardProblems: [event.problem] };
    case "stopped":
    case "alreadySubscribed":
    case "challengeCancelled":
      return initialCardState;
  }
}

const EVENTS: Readonly<Record<CardState["phase"], ReadonlySet<CardEvent["kind"]>>> = {
  editing: new Set(["submitted"]),
  paying: new Set(["cardRefused", "stopped", "alreadySubscribed", "challengeRequired"]),
  challenged: new Set(["challengePassed", "challengeFailed", "challengeCancelled"]),
};

export const stopped = (notice: string | null = null): CardOutcome => ({
  kind: "stopped",
  notice,
});

const refusedCard = (problem: CardProblem): CardOutcome => ({
  kind: "cardRefused",
  cardProblems: [problem],
  notice: problem.message,
});

export function outcomeWithoutToken(
  result: Exclude<TokenResult | WalletResult, { readonly kind: "token" }>,
): CardOutcome {
  if (result.kind === "cancelled") return stopped();
  if (result.kind === "failed") return refusedCard(walletProblem(result.reason));
  // The card section shows these problems itself.
  const cardProblems = cardProblemsOf(result.refusal.fields);
  return { kind: "cardRefused", cardProblems, notice: null };
}

/** Fields of the graph's answers to a card: done, a challenge, or a refusal. */
export interface CardResult {
  readonly __typename: string;
  readonly actionTokenId?: string;
  readonly code?: string;
  readonly message?: string;
}

export function outcomeOf(result: CardResult, cardTokenId: string): CardOutcome {
  const { actionTokenId, code, message } = result;
  if (actionTokenId !== undefined) {
    return { kind: "challengeRequired", challenge: { actionTokenId, cardTokenId }, notice: null };
  }
  if (code === undefined || message === undefined) return stopped();
  if (CARD_CODES.has(code)) return refusedCard(cardProblem("validationcreditcarderror", message));
  if (code === "ALREADY_SUBSCRIBED") return { kind: "alreadySubscribed", notice: message };
  return stopped(message);
}
