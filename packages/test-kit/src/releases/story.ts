import type { Screens } from "./screens";

export interface OldMember {
  readonly email: string;
  readonly password: string;
  readonly memberId: string;
  readonly cookies: string;
  readonly screens: Screens;
}

export interface Story {
  /** Pays by card, has danced, saved, and rated classes, and accepted cookies. */
  readonly subscriber: OldMember;
  /** Paid in rupees while Redis was down, so `entitlement.changed` is undelivered. */
  readonly rupees: OldMember;
  /** Paid by gift card and requested a password reset, whose mail is undelivered. */
  readonly gift: OldMember;
  /** Verified while Redis was down, so `member.verified` is undelivered. */
  readonly verified: OldMember;
  readonly ratings: readonly OldRating[];
  readonly visit: OldVisit;
  /** Message of a help request whose mail is undelivered. */
  readonly helpMessage: string;
  /** A class that the subscriber started while Redis was down. */
  readonly startedClassId: string;
  /** The class of the undelivered `class.published`. */
  readonly publishedClassId: string;
}

export interface OldRating {
  readonly classId: string;
  readonly difficulty: number;
  readonly rating: number | null;
  readonly comments: string | null;
}

export interface OldVisit {
  readonly visitorId: string;
  readonly sessionId: string;
  readonly pageViewId: string;
  readonly userEventId: string;
}
