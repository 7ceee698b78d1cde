import { paymentMessages, purchaseProblem } from "@eightcount/rules/billing/card-problems";
import { useReducer } from "react";
import { useNotify } from "../../design/feedback/Notifications";
import { focusFirstInvalidField } from "../../design/form/focusFirstInvalidField";
import type { TokenResult, WalletResult } from "../../payments/cardPayment";
import { useSession } from "../../session/SessionProvider";
import {
  type CardEvent,
  type CardOutcome,
  cardReducer,
  initialCardState,
  outcomeWithoutToken,
  stopped,
} from "./cardFlow";

interface CardFlow {
  /** Validates the form and returns true if it can be sent. */
  readonly check: () => boolean;
  /** Sends the form before the card. Resolves to the reason to stop, or null. */
  readonly prepare?: () => Promise<CardOutcome | null>;
  /** Sends the card. `resultTokenId` proves that the bank's challenge was passed. */
  readonly send: (cardTokenId: string, resultTokenId: string | null) => Promise<CardOutcome>;
}

/** Validates, gets a token, and sends it, with a bank challenge if required. */
export function useCardFlow({ check, prepare, send }: CardFlow) {
  const [state, dispatch] = useReducer(cardReducer, initialCardState);
  const notify = useNotify();
  const settle = useSettle();
  const run = async (start: CardEvent, work: () => Promise<CardOutcome>) => {
    dispatch(start);
    dispatch(await settle(work));
  };
  /** `obtain` gets the token, from the typed card or from a wallet. */
  const submit = (form: HTMLFormElement, obtain: () => Promise<TokenResult | WalletResult>) => {
    if (state.phase !== "editing") return;
    if (!check()) return focusFirstInvalidField(form);
    void run({ kind: "submitted" }, async () => {
      const result = await obtain();
      if (result.kind !== "token") return outcomeWithoutToken(result);
      const outcome = (await prepare?.()) ?? (await send(result.token.id, null));
      if (outcome.kind === "stopped") focusFirstInvalidField(form);
      return outcome;
    });
  };
  return {
    state,
    submit,
    passChallenge: (resultTokenId: string) => {
      if (state.phase !== "challenged") return;
      const { cardTokenId } = state.challenge;
      void run({ kind: "challengePassed" }, () => send(cardTokenId, resultTokenId));
    },
    failChallenge: (message: string) => {
      const problem = purchaseProblem(message);
      dispatch({ kind: "challengeFailed", problem });
      notify.error(problem.message);
    },
    cancelChallenge: () => dispatch({ kind: "challengeCancelled" }),
  };
}

function useSettle() {
  const notify = useNotify();
  const session = useSession();
  return async (work: () => Promise<CardOutcome>): Promise<CardOutcome> => {
    try {
      const outcome = await work();
      if (outcome.notice !== null) notify.error(outcome.notice);
      if (outcome.kind === "alreadySubscribed") await session.renew();
      return outcome;
    } catch {
      notify.error(paymentMessages.contactAdmin);
      return stopped();
    }
  };
}
