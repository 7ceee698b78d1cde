import type { Screens } from "./screens";

/** A member of an older release, as their browser left it. */
export interface OldMember {
  readonly email: string;
  readonly password: string;
  readonly memberId: string;
  /** The Cookie header of the browser that is still signed in. */
  readonly cookies: string;
  /** What the release showed them last. */
  readonly screens: Screens;
}

/** What was done with an older release before it was stopped. */
export interface Story {
  /** Pays by card, has danced, saved, rated, and accepted to be counted. */
  readonly subscriber: OldMember;
  /** Paid in rupees while Redis was down: `entitlement.changed` is undelivered. */
  readonly rupees: OldMember;
  /** Paid by gift card; a code to reset the password has been requested, and its mail waits. */
  readonly gift: OldMember;
  /** Verified while Redis was down: `member.verified` is undelivered. */
  readonly verified: OldMember;
  readonly ratings: readonly OldRating[];
  readonly visit: OldVisit;
  /** The message of a help request that has not been mailed yet. */
  readonly helpMessage: string;
  /** A class that the subscriber has started while Redis was down. */
  readonly startedClassId: string;
  /** The undelivered `class.published` is of this class. */
  readonly publishedClassId: string;
}

/** What the subscriber said about a class. */
export interface OldRating {
  readonly classId: string;
  readonly difficulty: number;
  readonly rating: number | null;
  readonly comments: string | null;
}

/** Ids of a counted visit of the subscriber's. */
export interface OldVisit {
  readonly visitorId: string;
  readonly sessionId: string;
  readonly pageViewId: string;
  readonly userEventId: string;
}
