import { createHmac } from "node:crypto";

/** `recurly-signature`: the moment in ms, a comma, and HMAC-SHA256 over `${ms}.${body}` in hex. */
export function webhookSignature(body: string, secret: string, sentAtMs: number): string {
  const mac = createHmac("sha256", secret).update(`${sentAtMs}.${body}`).digest("hex");
  return `${sentAtMs},${mac}`;
}
