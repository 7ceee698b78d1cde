import type { EventHandler } from "@eightcount/service-kit/events/domain-event";
import { z } from "zod";
import type { MailDeliveryService } from "./mail-delivery.service";

const requested = z.object({ sealed: z.string() });

/** The mail queue's way in. */
export const mailRequestedJob =
  (delivery: MailDeliveryService): EventHandler =>
  ({ id, payload }, attempt = 1) =>
    delivery.deliver({ eventId: id, sealed: requested.parse(payload).sealed, attempt });
