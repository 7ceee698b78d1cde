import { GIFT_CODE_MISSING } from "@eightcount/rules/billing/checkout-names";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { errors } from "../errors";
import type { PurchaseResult, RefusedInput } from "../providers/billing/billing.provider";
import type { OrderFault } from "./purchase-order.rules";

const { purchase } = errors;

export function refuseFault(fault: OrderFault): Refusal {
  switch (fault.kind) {
    case "attempt":
      return refuse(purchase.attemptInvalid);
    case "name":
      return refuse({ ...purchase.nameInvalid, message: fault.message, field: fault.field });
    case "card":
      return refuse(purchase.cardMissing);
    case "giftCard":
      return refuseGiftCode(fault.message);
    case "coupon":
      return refuse(purchase.couponInvalid);
  }
}

export function refuseGiftCode(message: string): Refusal {
  const fault = message === GIFT_CODE_MISSING ? purchase.giftCardMissing : purchase.giftCardInvalid;
  return refuse({ ...fault, message });
}

function refuseInput(input: RefusedInput, message: string): Refusal {
  if (input === "giftCard") return refuse(purchase.giftCardInvalid);
  if (input === "coupon") return refuse(purchase.couponInvalid);
  if (input === "card") return refuse(purchase.cardInvalid);
  return refuse({ ...purchase.cardRefused, message });
}

/** Returns null if the provider did not clearly refuse. */
export function purchaseRefusal(answer: PurchaseResult): Refusal | null {
  if (answer.kind === "declined")
    return refuse({ ...purchase.cardRefused, message: answer.message });
  return answer.kind === "invalid" ? refuseInput(answer.input, answer.message) : null;
}
