import type { AnyEventContract } from "./define-event";
import { cancellationEnded } from "./events/cancellation-ended";
import { classPublished } from "./events/class-published";
import { classStarted } from "./events/class-started";
import { crmRequested } from "./events/crm-requested";
import { engagementRequested } from "./events/engagement-requested";
import { entitlementChanged } from "./events/entitlement-changed";
import { feedbackGiven } from "./events/feedback-given";
import { giftMailRequested } from "./events/gift-mail-requested";
import { mailRequested } from "./events/mail-requested";
import { memberDeletionRequested } from "./events/member-deletion-requested";
import { memberDeletionWithdrawn } from "./events/member-deletion-withdrawn";
import { memberErased } from "./events/member-erased";
import { memberVerified } from "./events/member-verified";
import { noticeRequested } from "./events/notice-requested";
import { providerNoticed } from "./events/provider-noticed";

export const allEvents: readonly AnyEventContract[] = [
  cancellationEnded,
  classPublished,
  classStarted,
  crmRequested,
  engagementRequested,
  entitlementChanged,
  feedbackGiven,
  giftMailRequested,
  mailRequested,
  memberDeletionRequested,
  memberDeletionWithdrawn,
  memberErased,
  memberVerified,
  noticeRequested,
  providerNoticed,
];
