import { PRODUCT_CODE } from "@eightcount/rules/billing/plans";
import type recurly from "recurly";
import type { GiftCardOrder } from "../gift-card.provider";
import { toAccount, toAddress, toChallengeResult } from "./write-order";

const CENTS = 100;

/**
 * The provider delivers to the giver at once, because we mail the recipient ourselves. So it learns
 * neither who the gift card is for nor what the giver wrote, and a mail of its own reaches nobody else.
 */
export function toGiftCardOrder(order: GiftCardOrder): recurly.GiftCardCreate {
  const { firstName, lastName, giverEmail: email } = order;
  return {
    productCode: `${PRODUCT_CODE}-gift`,
    unitAmount: order.amountCents / CENTS,
    currency: order.currency,
    delivery: { method: "email", emailAddress: email },
    gifterAccount: {
      ...toAccount({ memberId: order.giverAccount, email }),
      firstName,
      lastName,
      address: toAddress(order.address),
      billingInfo: {
        tokenId: order.tokenId,
        ...toChallengeResult(order.challengeResultTokenId),
      },
    },
  };
}
