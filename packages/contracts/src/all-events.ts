import type { AnyEventContract } from "./define-event";
import { cancellationEnded } from "./events/cancellation-ended";
import { classPublished } from "./events/class-published";
import { classStarted } from "./events/class-started";
import { engagementRequested } from "./events/engagement-requested";
import { entitlementChanged } from "./events/entitlement-changed";
import { feedbackGiven } from "./events/feedback-given";
import { giftMailRequested } from "./events/gift-mail-requested";
import { mailRequested } from "./events/mail-requested";
import { memberVerified } from "./events/member-verified";
import { noticeRequested } from "./events/notice-requested";
import { providerNoticed } from "./events/provider-noticed";

export const allEvents: readonly AnyEventContract[] = [
  cancellationEnded,
  classPublished,
  classStarted,
  engagementRequested,
  entitlementChanged,
  feedbackGiven,
  giftMailRequested,
  mailRequested,
  memberVerified,
  noticeRequested,
  providerNoticed,
];
