import { regionToSend } from "@eightcount/rules/billing/addresses";
import {
  type CardProblem,
  cardProblem,
  cardProblemsOf,
  paymentMessages,
  purchaseProblem,
  walletProblem,
} from "@eightcount/rules/billing/card-problems";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useNotify } from "../../design/feedback/Notifications";
import { focusFirstFault } from "../../design/form/focusFirstFault";
import type { CardPayment, PayByWallet } from "../../payments/cardPayment";
import { useSession } from "../../session/SessionProvider";
import { type PurchaseAnswer, purchaseSubscription } from "./purchaseSubscription";
import { saveBillingAddress } from "./saveBillingAddress";
import { useAfterPurchase } from "./useAfterPurchase";
import type { CheckoutForm } from "./useCheckoutForm";

interface CheckoutOptions {
  readonly payment: CardPayment;
  readonly form: CheckoutForm;
  readonly planChoice: PlanChoice;
  readonly couponCode: string | null;
}

interface Challenge {
  readonly actionTokenId: string;
  readonly cardTokenId: string;
}

/** Refusals that are about the card; every other one is said beside the form. */
const CARD_CODES = new Set(["CARD_REFUSED", "CARD_MISSING", "UNKNOWN_CARD_ERROR"]);

/** Validate, tokenise, save the address, buy; and the bank's challenge in between. */
export function useCheckout({ payment, form, planChoice, couponCode }: CheckoutOptions) {
  const environment = useRelayEnvironment();
  const notify = useNotify();
  const session = useSession();
  const goOn = useAfterPurchase();
  const [isBusy, setIsBusy] = useState(false);
  const [cardProblems, setCardProblems] = useState<readonly CardProblem[]>([]);
  const [challenge, setChallenge] = useState<Challenge | null>(null);

  const show = (problem: CardProblem) => {
    setCardProblems([problem]);
    notify.error(problem.message);
  };

  const saveAddress = async (): Promise<boolean> => {
    const address = form.address();
    const gift = form.isGift ? { giftCardRedemptionCode: form.fields.giftCode.trim() } : {};
    const region = regionToSend(address);
    const refusal = await saveBillingAddress(environment, { ...address, region, ...gift });
    if (refusal && !form.refuse(refusal.field, refusal.message)) notify.error(refusal.message);
    return refusal === null;
  };

  const buy = async (cardTokenId: string, resultTokenId: string | null) => {
    const answer = await purchaseSubscription(environment, {
      attemptId: crypto.randomUUID(),
      planChoice,
      tokenId: cardTokenId,
      firstName: form.fields.firstName.trim(),
      lastName: form.fields.lastName.trim(),
      ...(couponCode === null ? {} : { couponCodes: [couponCode] }),
      ...(form.isGift ? { giftCardRedemptionCode: form.fields.giftCode.trim() } : {}),
      ...(resultTokenId === null ? {} : { threeDSecureActionResultTokenId: resultTokenId }),
    });
    await handle(answer, cardTokenId, resultTokenId !== null);
  };

  const handle = async (answer: PurchaseAnswer, cardTokenId: string, wasChallenged: boolean) => {
    if (answer.__typename === "ThreeDSecureRequired") {
      setChallenge({ actionTokenId: answer.actionTokenId, cardTokenId });
    } else if (answer.__typename === "SubscriptionPurchased") {
      await goOn({ ...answer, wasChallenged, isGift: form.isGift });
    } else if (answer.__typename === "PurchaseSubscriptionRefused") {
      if (CARD_CODES.has(answer.code)) {
        show(cardProblem("validationcreditcarderror", answer.message));
      } else notify.error(answer.message);
      // Bought before, and the answer was lost: the token learns of it now.
      if (answer.code === "ALREADY_SUBSCRIBED") await session.renew();
    }
  };

  const working = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch {
      notify.error(paymentMessages.contactAdmin);
    } finally {
      setIsBusy(false);
    }
  };

  /** Everything an order needs, whoever names the one who pays; null from `obtain`: nobody does. */
  const order = (element: HTMLFormElement, obtain: () => Promise<string | null>) => {
    if (isBusy) return;
    if (!form.check()) {
      focusFirstFault(element);
      return;
    }
    return working(async () => {
      setCardProblems([]);
      const tokenId = await obtain();
      if (tokenId === null) return;
      if (await saveAddress()) await buy(tokenId, null);
      else focusFirstFault(element);
    });
  };

  const submit = (element: HTMLFormElement) =>
    order(element, async () => {
      const result = await payment.tokenise(element);
      if (result.kind === "token") return result.token.id;
      setCardProblems(cardProblemsOf(result.refusal.fields));
      return null;
    });

  const submitByWallet = (element: HTMLFormElement, pay: PayByWallet) =>
    order(element, async () => {
      const result = await pay();
      if (result.kind === "token") return result.token.id;
      if (result.kind === "failed") show(walletProblem(result.reason));
      return null;
    });

  return {
    isBusy,
    cardProblems,
    submit,
    submitByWallet,
    actionTokenId: challenge?.actionTokenId ?? null,
    answerChallenge: (resultTokenId: string) => {
      setChallenge(null);
      if (challenge) void working(() => buy(challenge.cardTokenId, resultTokenId));
    },
    failChallenge: (message: string) => {
      setChallenge(null);
      show(purchaseProblem(message));
    },
    cancelChallenge: () => setChallenge(null),
  };
}
