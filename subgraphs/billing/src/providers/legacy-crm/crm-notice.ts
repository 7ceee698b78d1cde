import { z } from "zod";
import type { NoticeResult } from "../billing/billing.provider";
import { checkSignature, type Delivery, jsonOf, refusedNotice } from "../signed-notice";
import { CRM_SUBSCRIPTION } from "./legacy-crm.provider";

const SIGNATURE_HEADER = "x-hook-signature";

/** One object per notice. The CRM sends a separate notice for every other change. */
const hookShape = z.object({
  event_key: z.string().regex(/^subscription\.[a-z_]{1,40}$/),
  object_keys: z
    .array(z.object({ id: z.string().min(1).max(100), timestamp: z.string().min(1).max(40) }))
    .length(1),
});

export function readCrmNotice(secret: string, delivery: Delivery): NoticeResult {
  const refusal = checkSignature({ header: SIGNATURE_HEADER, secret }, delivery);
  if (refusal) return refusal;
  const parsed = hookShape.safeParse(jsonOf(delivery.rawBody));
  const [object] = parsed.data?.object_keys ?? [];
  if (!parsed.success || !object) return refusedNotice(400, "The body is not a notice.");
  const eventType = parsed.data.event_key;
  const key = [CRM_SUBSCRIPTION, object.id, eventType, object.timestamp].join(":");
  return {
    kind: "notice",
    notice: { key, objectType: CRM_SUBSCRIPTION, objectId: object.id, eventType },
  };
}
