import { randomUUID } from "node:crypto";
import { aGiftOrder } from "../money/gift-orders";
import { type IdCase, refusalsOf } from "./id-case";

const buying = refusalsOf("billing", "buyGiftCard");
const redeeming = refusalsOf("billing", "redeemGiftCard");

/** Attempts with gift cards. Whoever repeats one must be whoever made it. */
export const giftIdCases: Readonly<Record<string, IdCase>> = {
  "buyGiftCardMutation.input.attemptId": {
    theirs: ({ giftOrderId }) => giftOrderId,
    unknown: () => randomUUID(),
    variables: (attemptId) => ({ input: aGiftOrder({ attemptId }) }),
    differs: "an unknown attempt is a new order",
    visitor: buying.denied("FORBIDDEN"),
    stranger: buying.denied("FORBIDDEN"),
  },
  "useRedeemGiftCardMutation.input.attemptId": {
    theirs: ({ giftRedemptionId }) => giftRedemptionId,
    unknown: () => randomUUID(),
    variables: (attemptId) => ({ input: { attemptId, code: "NOTACARD" } }),
    differs: "an unknown attempt is a new one on the asker's own account",
    visitor: redeeming.denied("UNAUTHENTICATED"),
    stranger: redeeming.denied("FORBIDDEN"),
  },
};
