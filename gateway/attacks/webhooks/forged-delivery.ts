import type { HttpMessage } from "../http/send-http";
import { crm, recurly, type Sender, signature } from "./senders";

/** One line that is returned to the sender of a refused delivery. */
export const MISSING = "The signature is missing or malformed.";
export const MISMATCH = "The signature does not match.";
export const OLD = "The signature is too old.";
export const NO_NOTICE = "The body is not a notice.";
export const TOO_LARGE = "The body is too large.";
const STATUS: Readonly<Record<string, number>> = { [NO_NOTICE]: 400, [TOO_LARGE]: 413 };

export type Delivery = Pick<HttpMessage, "headers" | "body">;

/** A delivery that must be refused, with the status and the line. */
export interface ForgedDelivery {
  readonly name: string;
  readonly line: string;
  readonly status: number;
  readonly make: (sender: Sender) => Delivery;
}

export const forged = (
  name: string,
  line: string,
  make: ForgedDelivery["make"],
): ForgedDelivery => ({
  name,
  line,
  status: STATUS[line] ?? 401,
  make,
});

/** Any body with a valid signature. */
export const genuine = (
  bodyOf: (sender: Sender) => string | Buffer,
  more: Readonly<Record<string, string>> = {},
): ForgedDelivery["make"] => {
  return (sender) => {
    const body = bodyOf(sender);
    return { body, headers: { [sender.header]: signature(sender.secret(), body), ...more } };
  };
};

export const another = (sender: Sender): Sender => (sender === crm ? recurly : crm);
export const own = (sender: Sender): string => sender.secret();
