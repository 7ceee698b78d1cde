import { createHmac } from "node:crypto";

/** `recurly-signature` is the time in ms, a comma, and the hex HMAC-SHA256 of `${ms}.${body}`. */
export function webhookSignature(body: string, secret: string, sentAtMs: number): string {
  const mac = createHmac("sha256", secret).update(`${sentAtMs}.${body}`).digest("hex");
  return `${sentAtMs},${mac}`;
}
