import { resourceId } from "../book/identifiers";
import { declineTexts } from "../cards/decline-messages";
import type { DeclineCode } from "../cards/test-cards";

export interface FaultParam {
  readonly param: string;
  readonly message?: string;
}

/** The content of the provider's `{"error": {...}}` envelope. */
export interface FaultEnvelope {
  readonly type: string;
  readonly message: string;
  readonly params: readonly FaultParam[];
  readonly transaction_error?: Readonly<Record<string, string>>;
}

/** An error response of the provider. Its client picks the error class by `type`. */
export class Fault extends Error {
  override readonly name = "Fault";

  constructor(
    readonly status: number,
    readonly envelope: FaultEnvelope | null,
    /** Commits the changes so far, for example a declined card that is stored anyway. */
    readonly keepsChanges = false,
  ) {
    super(envelope?.message ?? "no body");
  }
}

export const notFound = (resource: string, key: string, value: string): Fault =>
  new Fault(404, {
    type: "not_found",
    message: `Couldn't find ${resource} with ${key} = ${value}`,
    params: [{ param: `${resource.toLowerCase().replaceAll(" ", "_")}_id` }],
  });

/** The message starts with the parameter, like the provider's. */
export const invalid = (param: string, message: string, sentence?: string): Fault =>
  new Fault(422, {
    type: "validation",
    message: sentence ?? `${humanized(param)} ${message}`,
    params: [{ param, message }],
  });

export const plainFault = (status: number, type: string, message: string): Fault =>
  new Fault(status, { type, message, params: [] });

export const badRequest = (message: string): Fault => plainFault(400, "bad_request", message);

export const invalidToken = (param: string): Fault =>
  new Fault(422, {
    type: "invalid_token",
    message: "Token is either invalid or expired",
    params: [{ param }],
  });

export const immutable = (message: string): Fault =>
  plainFault(422, "immutable_subscription", message);

/** The provider's client turns this response into 'Unknown Error'. */
export const breakdown = (): Fault => new Fault(500, null);

/** A declined payment. `actionTokenId` is only set if a challenge is required. */
export function transactionFault(
  code: DeclineCode,
  options: { actionTokenId?: string; keepsChanges?: boolean } = {},
): Fault {
  const text = declineTexts[code];
  return new Fault(
    422,
    {
      type: "transaction",
      message: text.customer,
      params: [],
      transaction_error: {
        object: "transaction_error",
        transaction_id: resourceId(),
        category: text.category,
        code,
        message: text.customer,
        merchant_advice: text.merchant,
        ...(options.actionTokenId ? { three_d_secure_action_token_id: options.actionTokenId } : {}),
      },
    },
    options.keepsChanges ?? false,
  );
}

function humanized(param: string): string {
  const words = param.replaceAll(/[._]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
