import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { NoticeAnswer, WebhookHeaders } from "../billing.provider";

const SIGNATURE_HEADER = "recurly-signature";
const TOLERANCE_MS = 5 * 60 * 1000;
/** Two while a secret is being replaced; more is somebody trying. */
const MAX_SIGNATURES = 2;

const noticeShape = z.object({
  id: z.string().min(1).max(100),
  object_type: z.string().regex(/^[a-z_]{1,40}$/),
  event_type: z.string().regex(/^[a-z_.]{1,60}$/),
  event_time: z.string().min(1).max(40),
});

const refused = (status: 400 | 401, reason: string): NoticeAnswer => ({
  kind: "refused",
  status,
  reason,
});

function isSame(expected: Buffer, signature: string): boolean {
  const given = Buffer.from(signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The signature header's moment and signatures, null when it is not one. */
function parseHeader(headers: WebhookHeaders) {
  const header = headers[SIGNATURE_HEADER];
  if (typeof header !== "string") return null;
  const [moment = "", ...signatures] = header.split(",").map((part) => part.trim());
  if (!/^\d{10,16}$/.test(moment) || signatures.length === 0) return null;
  return signatures.length > MAX_SIGNATURES ? null : { moment, signatures };
}

/**
 * Verifies `recurly-signature: <unix ms>,<hex>[,<hex>]`, an HMAC-SHA256 of `<unix ms>.<raw body>`,
 * at most five minutes old, and reads the thin body.
 */
export function readNotice(
  secret: string,
  request: { rawBody: string; headers: WebhookHeaders; now: Date },
): NoticeAnswer {
  const signed = parseHeader(request.headers);
  if (!signed) return refused(401, "The signature is missing or malformed.");
  const expected = createHmac("sha256", secret)
    .update(`${signed.moment}.${request.rawBody}`)
    .digest();
  // Every signature is compared, so that the time taken says nothing about which one matched.
  const matches = signed.signatures.map((signature) => isSame(expected, signature));
  if (!matches.includes(true)) return refused(401, "The signature does not match.");
  if (Math.abs(request.now.getTime() - Number(signed.moment)) > TOLERANCE_MS) {
    return refused(401, "The signature is too old.");
  }
  return parseBody(request.rawBody);
}

function parseBody(rawBody: string): NoticeAnswer {
  const parsed = noticeShape.safeParse(jsonOf(rawBody));
  if (!parsed.success) return refused(400, "The body is not a notice.");
  const { id, object_type, event_type, event_time } = parsed.data;
  const key = [object_type, id, event_type, event_time].join(":");
  return {
    kind: "notice",
    notice: { key, objectType: object_type, objectId: id, eventType: event_type },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
