import { paymentMessages, purchaseProblem } from "@eightcount/rules/billing/card-problems";
import { useReducer } from "react";
import { useNotify } from "../../design/feedback/Notifications";
import { focusFirstInvalidField } from "../../design/form/focusFirstInvalidField";
import type {
  CardPayment,
  PayByWallet,
  TokenResult,
  WalletResult,
} from "../../payments/cardPayment";
import { useSession } from "../../session/SessionProvider";
import {
  type CheckoutEvent,
  type CheckoutOutcome,
  checkoutReducer,
  initialCheckout,
  outcomeWithoutToken,
  stopped,
} from "./checkoutState";
import { type Order, usePurchase } from "./usePurchase";

type Checkout = Order & { readonly payment: CardPayment };

/** Validates, gets a token, saves the address and buys, with a bank challenge if required. */
export function useCheckout({ payment, ...order }: Checkout) {
  const [state, dispatch] = useReducer(checkoutReducer, initialCheckout);
  const { saveAddress, buy } = usePurchase(order);
  const notify = useNotify();
  const settle = useSettle();
  const run = async (start: CheckoutEvent, work: () => Promise<CheckoutOutcome>) => {
    dispatch(start);
    dispatch(await settle(work));
  };
  const submit = (form: HTMLFormElement, obtain: () => Promise<TokenResult | WalletResult>) => {
    if (state.phase !== "editing") return;
    if (!order.form.check()) return focusFirstInvalidField(form);
    void run({ kind: "submitted" }, async () => {
      const result = await obtain();
      if (result.kind !== "token") return outcomeWithoutToken(result);
      const refusal = await saveAddress();
      if (refusal) focusFirstInvalidField(form);
      return refusal ?? buy(result.token.id, null);
    });
  };
  return {
    state,
    submit: (form: HTMLFormElement) => submit(form, () => payment.tokenize(form)),
    submitByWallet: (form: HTMLFormElement, pay: PayByWallet) => submit(form, pay),
    passChallenge: (resultTokenId: string) => {
      if (state.phase !== "challenged") return;
      const { cardTokenId } = state.challenge;
      void run({ kind: "challengePassed" }, () => buy(cardTokenId, resultTokenId));
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
  return async (work: () => Promise<CheckoutOutcome>): Promise<CheckoutOutcome> => {
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
