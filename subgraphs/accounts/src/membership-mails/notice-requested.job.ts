import { noticeRequested } from "@eightcount/contracts/events/notice-requested";
import { consume } from "@eightcount/service-kit/events/consume";
import type { MembershipMailService } from "./membership-mail.service";

export const noticeRequestedJob = (mails: MembershipMailService) =>
  consume(noticeRequested, ({ id, payload }) => mails.request(id, payload));
