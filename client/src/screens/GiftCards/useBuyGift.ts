import { regionToSend } from "@eightcount/rules/billing/addresses";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useRef } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { type CardOutcome, outcomeOf, stopped } from "../../components/billing/cardFlow";
import { useCardFlow } from "../../components/billing/useCardFlow";
import { localTimeZone } from "../../format/localTimeZone";
import type { BuyGiftCardInput } from "./__generated__/buyGiftCardMutation.graphql";
import type { BoughtGift } from "./boughtGift";
import { type BuyResult, buyGiftCard } from "./buyGiftCard";
import { deliverAtOf, type GiftDraft } from "./giftDraft";
import type { GiftForm } from "./useGiftForm";

interface GiftOrder {
  readonly form: GiftForm;
  readonly planChoice: PlanChoice;
  /** The price on the button. */
  readonly amountCents: number;
  readonly onBought: (gift: BoughtGift) => void;
}

interface SentOrder {
  readonly input: BuyGiftCardInput;
  readonly draft: GiftDraft;
}

/** Validates, gets a card token, and buys, with a bank challenge if required. */
export function useBuyGift({ form, onBought, ...offer }: GiftOrder) {
  const sendOnce = useSendOnce();
  const send = async (tokenId: string, resultTokenId: string | null): Promise<CardOutcome> => {
    const order = { draft: form.draft, input: inputOf(form, offer, { tokenId, resultTokenId }) };
    const { result, sent } = await sendOnce(order);
    if (result.__typename === "GiftCardBought") onBought({ ...result, draft: sent.draft });
    const isRefused = result.__typename === "BuyGiftCardRefused";
    if (isRefused && form.showRefusal(result.field, result.message)) return stopped();
    return outcomeOf(result, sent.input.tokenId);
  };
  return useCardFlow({ check: form.check, send });
}

/**
 * Keeps an order whose result is unknown, with its attempt and card token. The next press settles it
 * first, because it may have been paid. Only an order that was refused makes room for another one.
 */
function useSendOnce() {
  const environment = useRelayEnvironment();
  const unsettled = useRef<SentOrder | null>(null);
  const attempt = async (sent: SentOrder) => {
    unsettled.current = sent;
    const result = await buyGiftCard(environment, sent.input);
    if (!isUnderWay(result)) unsettled.current = null;
    return { result, sent };
  };
  return async (order: SentOrder) => {
    if (unsettled.current === null) return attempt(order);
    const earlier = await attempt(unsettled.current);
    const isRefused = earlier.result.__typename === "BuyGiftCardRefused";
    return isRefused && !isUnderWay(earlier.result) ? attempt(order) : earlier;
  };
}

const isUnderWay = (result: BuyResult): boolean =>
  result.__typename === "BuyGiftCardRefused" && result.code === "PAYMENT_UNDER_WAY";

function inputOf(
  { billing, draft }: GiftForm,
  { planChoice, amountCents }: Pick<GiftOrder, "planChoice" | "amountCents">,
  { tokenId, resultTokenId }: { readonly tokenId: string; readonly resultTokenId: string | null },
): BuyGiftCardInput {
  const address = billing.address();
  const { day, ...gift } = draft;
  const isMailed = draft.delivery === "EMAIL";
  return {
    ...gift,
    attemptId: crypto.randomUUID(),
    planChoice,
    seenAmountCents: amountCents,
    tokenId,
    firstName: billing.fields.firstName.trim(),
    lastName: billing.fields.lastName.trim(),
    address: { ...address, region: regionToSend(address) },
    recipientEmail: isMailed ? draft.recipientEmail : null,
    deliverAt: isMailed ? (deliverAtOf(day, new Date())?.toISOString() ?? null) : null,
    timeZone: localTimeZone(),
    ...(resultTokenId === null ? {} : { threeDSecureActionResultTokenId: resultTokenId }),
  };
}
