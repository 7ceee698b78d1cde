import {
  type CardProblem,
  cardProblem,
  cardProblemsOf,
  walletProblem,
} from "@eightcount/rules/billing/card-problems";
import type { TokenResult, WalletResult } from "../../payments/cardPayment";
import type { PurchaseResult } from "./purchaseSubscription";

/** A bank's 3-D Secure challenge, and the card to charge once it is passed. */
export interface Challenge {
  readonly actionTokenId: string;
  readonly cardTokenId: string;
}

export type CheckoutState =
  | { readonly phase: "editing"; readonly cardProblems: readonly CardProblem[] }
  | { readonly phase: "paying" }
  | { readonly phase: "challenged"; readonly challenge: Challenge };

/** Result of an order, or its interruption. `notice` is shown as an error message. */
export type CheckoutOutcome =
  | {
      readonly kind: "cardRefused";
      readonly cardProblems: readonly CardProblem[];
      readonly notice: string | null;
    }
  /** Order bought, canceled, or refused for a reason other than the card. */
  | { readonly kind: "stopped"; readonly notice: string | null }
  /** An earlier purchase succeeded but its response was lost, so the session needs a new token. */
  | { readonly kind: "alreadySubscribed"; readonly notice: string }
  | { readonly kind: "challengeRequired"; readonly challenge: Challenge; readonly notice: null };

export type CheckoutEvent =
  | CheckoutOutcome
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

export const initialCheckout: CheckoutState = { phase: "editing", cardProblems: [] };

/** Ignores events that don't fit the current phase, such as a second submit or a late result. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
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
      return initialCheckout;
  }
}

const EVENTS: Readonly<Record<CheckoutState["phase"], ReadonlySet<CheckoutEvent["kind"]>>> = {
  editing: new Set(["submitted"]),
  paying: new Set(["cardRefused", "stopped", "alreadySubscribed", "challengeRequired"]),
  challenged: new Set(["challengePassed", "challengeFailed", "challengeCancelled"]),
};

export const stopped = (notice: string | null = null): CheckoutOutcome => ({
  kind: "stopped",
  notice,
});

const refusedCard = (problem: CardProblem): CheckoutOutcome => ({
  kind: "cardRefused",
  cardProblems: [problem],
  notice: problem.message,
});

export function outcomeWithoutToken(
  result: Exclude<TokenResult | WalletResult, { readonly kind: "token" }>,
): CheckoutOutcome {
  if (result.kind === "cancelled") return stopped();
  if (result.kind === "failed") return refusedCard(walletProblem(result.reason));
  // The card section shows these problems itself.
  const cardProblems = cardProblemsOf(result.refusal.fields);
  return { kind: "cardRefused", cardProblems, notice: null };
}

export function outcomeOf(result: PurchaseResult, cardTokenId: string): CheckoutOutcome {
  if (result.__typename === "ThreeDSecureRequired") {
    const challenge = { actionTokenId: result.actionTokenId, cardTokenId };
    return { kind: "challengeRequired", challenge, notice: null };
  }
  if (result.__typename !== "PurchaseSubscriptionRefused") return stopped();
  const { code, message } = result;
  if (CARD_CODES.has(code)) return refusedCard(cardProblem("validationcreditcarderror", message));
  if (code === "ALREADY_SUBSCRIBED") return { kind: "alreadySubscribed", notice: message };
  return stopped(message);
}
