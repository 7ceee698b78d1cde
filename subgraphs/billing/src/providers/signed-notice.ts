import { createHmac, timingSafeEqual } from "node:crypto";
import type { NoticeResult, WebhookHeaders } from "./billing/billing.provider";

const TOLERANCE_MS = 5 * 60 * 1000;
/** Two while a secret is being replaced. More suggests an attack. */
const MAX_SIGNATURES = 2;

export interface Delivery {
  readonly rawBody: string;
  readonly headers: WebhookHeaders;
  readonly now: Date;
}

export interface SignatureScheme {
  readonly header: string;
  readonly secret: string;
}

type RefusedNotice = Extract<NoticeResult, { kind: "refused" }>;

export const refusedNotice = (status: 400 | 401, reason: string): RefusedNotice => ({
  kind: "refused",
  status,
  reason,
});

/**
 * Verifies `<header>: <unix ms>,<hex>[,<hex>]`, an HMAC-SHA256 of `<unix ms>.<raw body>` that is at
 * most five minutes old. Returns null if it is valid.
 */
export function checkSignature(scheme: SignatureScheme, delivery: Delivery): RefusedNotice | null {
  const signed = parseHeader(delivery.headers[scheme.header]);
  if (!signed) return refusedNotice(401, "The signature is missing or malformed.");
  const expected = createHmac("sha256", scheme.secret)
    .update(`${signed.moment}.${delivery.rawBody}`)
    .digest();
  // Compares every signature, so that the time taken does not reveal which one matched.
  const matches = signed.signatures.map((signature) => isSame(expected, signature));
  if (!matches.includes(true)) return refusedNotice(401, "The signature does not match.");
  if (Math.abs(delivery.now.getTime() - Number(signed.moment)) > TOLERANCE_MS) {
    return refusedNotice(401, "The signature is too old.");
  }
  return null;
}

function parseHeader(header: string | readonly string[] | undefined) {
  if (typeof header !== "string") return null;
  const [moment = "", ...signatures] = header.split(",").map((part) => part.trim());
  if (!/^\d{10,16}$/.test(moment) || signatures.length === 0) return null;
  return signatures.length > MAX_SIGNATURES ? null : { moment, signatures };
}

function isSame(expected: Buffer, signature: string): boolean {
  const given = Buffer.from(signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
