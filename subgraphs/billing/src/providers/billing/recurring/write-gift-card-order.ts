import { PRODUCT_CODE } from "@eightcount/rules/billing/plans";
import type recurly from "recurly";
import type { GiftCardOrder } from "../gift-card.provider";
import { toAccount, toAddress, toChallengeResult } from "./write-order";

const CENTS = 100;
/** In a domain reserved for examples, which receives nothing. */
const NOBODY = "gift-cards@eightcount.example";

/** We mail the recipient ourselves, and a gift card cannot be emptied later, so it names nobody. */
export function toGiftCardOrder(order: GiftCardOrder): recurly.GiftCardCreate {
  const { firstName, lastName, giverEmail: email } = order;
  return {
    productCode: `${PRODUCT_CODE}-gift`,
    unitAmount: order.amountCents / CENTS,
    currency: order.currency,
    delivery: { method: "email", emailAddress: NOBODY },
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
