import { z } from "zod";
import { checkSignature, type Delivery, jsonOf, refusedNotice } from "../../signed-notice";
import type { NoticeResult } from "../billing.provider";

const SIGNATURE_HEADER = "recurly-signature";

const noticeShape = z.object({
  id: z.string().min(1).max(100),
  object_type: z.string().regex(/^[a-z_]{1,40}$/),
  event_type: z.string().regex(/^[a-z_.]{1,60}$/),
  event_time: z.string().min(1).max(40),
});

export function readNotice(secret: string, delivery: Delivery): NoticeResult {
  const scheme = { header: SIGNATURE_HEADER, secret };
  return checkSignature(scheme, delivery) ?? parseBody(delivery.rawBody);
}

function parseBody(rawBody: string): NoticeResult {
  const parsed = noticeShape.safeParse(jsonOf(rawBody));
  if (!parsed.success) return refusedNotice(400, "The body is not a notice.");
  const { id, object_type, event_type, event_time } = parsed.data;
  const key = [object_type, id, event_type, event_time].join(":");
  return {
    kind: "notice",
    notice: { key, objectType: object_type, objectId: id, eventType: event_type },
  };
}
