import { giftMailRequested } from "@eightcount/contracts/events/gift-mail-requested";
import { consume } from "@eightcount/service-kit/events/consume";
import type { GiftMailService } from "./gift-mail.service";

export const giftMailRequestedJob = (mails: GiftMailService) =>
  consume(giftMailRequested, ({ id, payload: { sealed } }) => mails.request(id, sealed));
