import recurly from "recurly";
import type { PurchaseAnswer, RefusedInput } from "../billing.provider";

const { errors } = recurly;

/** What the client's errors really carry; its declarations only name the classes. */
interface Failure {
  readonly message: string;
  readonly params?: readonly { readonly param?: string }[];
  readonly transactionError?: recurly.TransactionError;
  getResponse(): { readonly status: number } | undefined;
}

const detailsOf = (error: recurly.ApiError): Failure => error as unknown as Failure;

/** True when the provider itself says so; a 404 of what stands before it tells nothing. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof errors.NotFoundError && error.type === "not_found";

export const isValidation = (error: unknown): error is recurly.ApiError =>
  error instanceof errors.ValidationError;

/** The provider's sentence. */
export const messageOf = (error: recurly.ApiError): string => detailsOf(error).message;

const paramsOf = (error: recurly.ApiError): readonly string[] =>
  (detailsOf(error).params ?? []).map(({ param }) => param ?? "");

/** True for "already exists" on the account's code. */
export const isCodeTaken = (error: unknown): boolean =>
  isValidation(error) && paramsOf(error).includes("code");

/** True for an e-mail the provider does not take. */
export const isEmailRefused = (error: unknown): boolean =>
  isValidation(error) && paramsOf(error).includes("email");

const statusOf = (error: unknown): number | undefined =>
  error instanceof recurly.ApiError ? detailsOf(error).getResponse()?.status : undefined;

const TOO_MANY_REQUESTS = 429;
/** Said by whoever gave up waiting for the provider, which may still be at it. */
const GATEWAY_FAILURES: ReadonlySet<number> = new Set([408, 502, 503, 504]);

/** True for an answer that asking again will not change. */
export function isFinal(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
}

/** True while the same idempotency key is being worked on: ask again in a moment. */
export const isInFlight = (error: unknown): boolean =>
  error instanceof errors.SimultaneousRequestError || statusOf(error) === 409;

const inputsByParam: readonly (readonly [RegExp, RefusedInput])[] = [
  [/gift_?card/i, "giftCard"],
  [/coupon/i, "coupon"],
  [/token|billing_?info|three_?d_?secure/i, "card"],
];

/** Which input a validation error's parameters name. */
export function refusedInput(error: recurly.ApiError): RefusedInput {
  const params = paramsOf(error);
  const found = inputsByParam.find(([name]) => params.some((param) => name.test(param)));
  return found?.[1] ?? "other";
}

function transactionAnswer(error: recurly.ApiError): PurchaseAnswer {
  const details = detailsOf(error).transactionError;
  const message = details?.message ?? messageOf(error);
  const actionTokenId = details?.threeDSecureActionTokenId;
  return actionTokenId
    ? { kind: "challenge", actionTokenId, message }
    : { kind: "declined", message };
}

/** What a failed purchase means; `unknown` for everything that does not say no in so many words. */
export function purchaseFailure(error: unknown): PurchaseAnswer {
  if (error instanceof errors.TransactionError) return transactionAnswer(error);
  if (error instanceof errors.InvalidTokenError) {
    return { kind: "invalid", input: "card", message: messageOf(error) };
  }
  if (isValidation(error)) {
    return { kind: "invalid", input: refusedInput(error), message: messageOf(error) };
  }
  const status = statusOf(error);
  return { kind: "unknown", isAnswered: status !== undefined && !GATEWAY_FAILURES.has(status) };
}
