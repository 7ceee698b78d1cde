import { mailRequested } from "@eightcount/contracts/events/mail-requested";
import { consume } from "@eightcount/service-kit/events/consume";
import type { MailDeliveryService } from "./mail-delivery.service";

export const mailRequestedJob = (delivery: MailDeliveryService) =>
  consume(mailRequested, ({ id, payload: { sealed } }, attempt) =>
    delivery.deliver({ eventId: id, sealed, attempt }),
  );
