import { checkCheckoutName, checkGiftCode } from "@eightcount/rules/billing/checkout-names";
import { isGiftChoice, type PlanChoice } from "@eightcount/rules/billing/plans";
import { isPlainText } from "@eightcount/rules/people/plain-text";
import { isAttemptId } from "../actions/attempt.rules";

export interface OnFileRequest {
  readonly attemptId: string;
  /** Null for the former plan. */
  readonly planChoice: PlanChoice | null;
  readonly challengeResultTokenId: string | null;
  /** Minor units that the buyer agreed to pay today. Null accepts any amount. */
  readonly agreedTodayCents: number | null;
}

export interface OrderCard {
  readonly tokenId: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface PurchaseRequest extends OnFileRequest, OrderCard {
  readonly planChoice: PlanChoice;
  readonly userId: string | null;
  readonly couponCodes: readonly string[];
  readonly giftCardCode: string | null;
}

export interface OrderRequest extends OnFileRequest {
  /** Null for the card on file. */
  readonly card: OrderCard | null;
  readonly couponCodes: readonly string[];
  readonly giftCardCode: string | null;
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

export const isToken = (text: string): boolean =>
  text.trim() !== "" && text.length <= TOKEN_MAX_LENGTH && isPlainText(text);

function nameFault(request: OrderCard): OrderFault | null {
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

type CardRequest = OrderCard & Pick<OnFileRequest, "attemptId" | "challengeResultTokenId">;

export function checkCard(request: CardRequest): OrderFault | null {
  const { attemptId, tokenId, challengeResultTokenId } = request;
  if (!isAttemptId(attemptId)) return { kind: "attempt" };
  const name = nameFault(request);
  if (name) return name;
  return isToken(tokenId) ? challengeFault(challengeResultTokenId) : { kind: "card" };
}

const challengeFault = (tokenId: string | null): OrderFault | null =>
  tokenId === null || isToken(tokenId) ? null : { kind: "card" };

export const checkOrder = (request: PurchaseRequest): OrderFault | null =>
  checkCard(request) ??
  giftFault(request) ??
  (request.couponCodes.length > MAX_COUPONS ? { kind: "coupon" } : null);

export const checkOnFileOrder = (request: OnFileRequest): OrderFault | null =>
  isAttemptId(request.attemptId)
    ? challengeFault(request.challengeResultTokenId)
    : { kind: "attempt" };

export function toOrder(request: PurchaseRequest): OrderRequest {
  const { tokenId, firstName, lastName, userId: _, ...order } = request;
  return { ...order, card: { tokenId, firstName, lastName } };
}
