import { checkCheckoutName, checkGiftCode } from "@eightcount/rules/billing/checkout-names";
import { isGiftChoice, type PlanChoice } from "@eightcount/rules/billing/plans";
import { isPlainText } from "@eightcount/rules/people/plain-text";
import { isAttemptId } from "../actions/attempt.rules";

export interface PurchaseRequest {
  readonly attemptId: string;
  readonly planChoice: PlanChoice;
  readonly tokenId: string;
  readonly userId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly couponCodes: readonly string[];
  readonly giftCardCode: string | null;
  readonly challengeResultTokenId: string | null;
}

export type OrderFault =
  | { readonly kind: "attempt" }
  | { readonly kind: "name"; readonly field: string; readonly message: string }
  | { readonly kind: "card" }
  | { readonly kind: "giftCard"; readonly message: string }
  | { readonly kind: "coupon" };

const TOKEN_MAX_LENGTH = 100;
const NAME_MAX_LENGTH = 128;
const MAX_COUPONS = 5;

const isToken = (text: string): boolean =>
  text.trim() !== "" && text.length <= TOKEN_MAX_LENGTH && isPlainText(text);

function nameFault(request: PurchaseRequest): OrderFault | null {
  const [problem] = checkCheckoutName(request);
  if (problem) return { kind: "name", ...problem };
  const long = (["firstName", "lastName"] as const).find(
    (field) => request[field].length > NAME_MAX_LENGTH,
  );
  return long ? { kind: "name", field: long, message: "This name is too long" } : null;
}

function giftFault({ planChoice, giftCardCode }: PurchaseRequest): OrderFault | null {
  if (!isGiftChoice(planChoice) && giftCardCode === null) return null;
  const message = checkGiftCode(giftCardCode ?? "");
  return message ? { kind: "giftCard", message } : null;
}

export function checkOrder(request: PurchaseRequest): OrderFault | null {
  if (!isAttemptId(request.attemptId)) return { kind: "attempt" };
  const name = nameFault(request);
  if (name) return name;
  const challenge = request.challengeResultTokenId;
  if (!isToken(request.tokenId) || (challenge !== null && !isToken(challenge))) {
    return { kind: "card" };
  }
  return (
    giftFault(request) ?? (request.couponCodes.length > MAX_COUPONS ? { kind: "coupon" } : null)
  );
}
