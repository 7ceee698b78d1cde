import recurly from "recurly";
import type { ActionResult, PurchaseResult, RefusedInput } from "../billing.provider";

const { errors } = recurly;

/** Error fields that the client's declarations leave out. */
interface Failure {
  readonly message: string;
  readonly params?: readonly { readonly param?: string }[];
  readonly transactionError?: recurly.TransactionError;
  getResponse(): { readonly status: number } | undefined;
}

const detailsOf = (error: recurly.ApiError): Failure => error as unknown as Failure;

/** True only for the provider's own 404, not for one of a proxy. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof errors.NotFoundError && error.type === "not_found";

export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
}

export const isValidation = (error: unknown): error is recurly.ApiError =>
  error instanceof errors.ValidationError;

export const messageOf = (error: recurly.ApiError): string => detailsOf(error).message;

const paramsOf = (error: recurly.ApiError): readonly string[] =>
  (detailsOf(error).params ?? []).map(({ param }) => param ?? "");

export const isCodeTaken = (error: unknown): boolean =>
  isValidation(error) && paramsOf(error).includes("code");

export const isEmailRefused = (error: unknown): boolean =>
  isValidation(error) && paramsOf(error).includes("email");

const statusOf = (error: unknown): number | undefined =>
  error instanceof recurly.ApiError ? detailsOf(error).getResponse()?.status : undefined;

const typeOf = (error: unknown): string => (error instanceof recurly.ApiError && error.type) || "";

const TOO_MANY_REQUESTS = 429;
/** Statuses of a proxy that gave up waiting while the provider may still be processing. */
const GATEWAY_FAILURES: ReadonlySet<number> = new Set([408, 502, 503, 504]);

export function isFinal(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
}

/** True while the provider processes the same idempotency key, so the caller should retry. */
export const isInFlight = (error: unknown): boolean =>
  error instanceof errors.SimultaneousRequestError || statusOf(error) === 409;

const inputsByParam: readonly (readonly [RegExp, RefusedInput])[] = [
  [/gift_?card/i, "giftCard"],
  [/coupon/i, "coupon"],
  [/token|billing_?info|three_?d_?secure/i, "card"],
];

export function refusedInput(error: recurly.ApiError): RefusedInput {
  const params = paramsOf(error);
  const found = inputsByParam.find(([name]) => params.some((param) => name.test(param)));
  return found?.[1] ?? "other";
}

function transactionResult(error: recurly.ApiError): PurchaseResult {
  const details = detailsOf(error).transactionError;
  const message = details?.message ?? messageOf(error);
  const actionTokenId = details?.threeDSecureActionTokenId;
  return actionTokenId
    ? { kind: "challenge", actionTokenId, message }
    : { kind: "declined", message };
}

/** Returns `unknown` unless the provider clearly refused the purchase. */
export function purchaseFailure(error: unknown): PurchaseResult {
  if (error instanceof errors.TransactionError) return transactionResult(error);
  if (error instanceof errors.InvalidTokenError) {
    return { kind: "invalid", input: "card", message: messageOf(error) };
  }
  if (isValidation(error)) {
    return { kind: "invalid", input: refusedInput(error), message: messageOf(error) };
  }
  const status = statusOf(error);
  return { kind: "unknown", hasResponse: status !== undefined && !GATEWAY_FAILURES.has(status) };
}

const REFUSALS: ReadonlySet<number> = new Set([400, 404, 422]);

/** True if the provider itself refused the request. The client marks a proxy's error by its type. */
function isRefused(error: unknown): error is recurly.ApiError {
  return REFUSALS.has(statusOf(error) ?? 0) && !typeOf(error).endsWith("_error");
}

/** Returns `unknown` unless the provider clearly refused the action. */
export function actionFailure(error: unknown): ActionResult {
  const failure = purchaseFailure(error);
  if (failure.kind === "purchased") return { kind: "done" };
  if (failure.kind === "unknown" && isRefused(error)) {
    return { kind: "invalid", message: messageOf(error) };
  }
  return failure.kind === "invalid" ? { kind: "invalid", message: failure.message } : failure;
}
