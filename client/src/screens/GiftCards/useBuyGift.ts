import { regionToSend } from "@eightcount/rules/billing/addresses";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useRelayEnvironment } from "react-relay/hooks";
import { type CardOutcome, outcomeOf, stopped } from "../../components/billing/cardFlow";
import { useCardFlow } from "../../components/billing/useCardFlow";
import { localTimeZone } from "../../format/localTimeZone";
import type { BoughtGift } from "./boughtGift";
import { buyGiftCard } from "./buyGiftCard";
import { deliverAtOf } from "./giftDraft";
import type { GiftForm } from "./useGiftForm";

interface GiftOrder {
  readonly form: GiftForm;
  readonly planChoice: PlanChoice;
  readonly onBought: (gift: BoughtGift) => void;
}

/** Validates, gets a card token, and buys, with a bank challenge if required. */
export function useBuyGift({ form, planChoice, onBought }: GiftOrder) {
  const environment = useRelayEnvironment();
  const { billing, draft } = form;
  const send = async (tokenId: string, resultTokenId: string | null): Promise<CardOutcome> => {
    const address = billing.address();
    const { day, ...gift } = draft;
    const isMailed = draft.delivery === "EMAIL";
    const result = await buyGiftCard(environment, {
      ...gift,
      attemptId: crypto.randomUUID(),
      planChoice,
      tokenId,
      firstName: billing.fields.firstName.trim(),
      lastName: billing.fields.lastName.trim(),
      address: { ...address, region: regionToSend(address) },
      recipientEmail: isMailed ? draft.recipientEmail : null,
      deliverAt: isMailed ? (deliverAtOf(day, new Date())?.toISOString() ?? null) : null,
      timeZone: localTimeZone(),
      ...(resultTokenId === null ? {} : { threeDSecureActionResultTokenId: resultTokenId }),
    });
    if (result.__typename === "GiftCardBought") onBought({ ...result, draft });
    const isRefused = result.__typename === "BuyGiftCardRefused";
    if (isRefused && form.showRefusal(result.field, result.message)) return stopped();
    return outcomeOf(result, tokenId);
  };
  return useCardFlow({ check: form.check, send });
}
