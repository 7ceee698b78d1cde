import {
  perDay,
  perHour,
  perMinute,
  perQuarterHour,
} from "@eightcount/service-kit/limits/attempt-limit";

export const limits = {
  signUps: (attempts: number) => perHour("sign-ups", attempts),
  lookUps: perHour("look-ups", 60),
  /** Code mails per network. Each account has its own, stricter limit. */
  codeMails: perHour("code-mails", 60),
  /** Code attempts per network. Each code has its own, stricter limit. */
  codeTries: perHour("code-tries", 60),
  /** Failures on unknown devices before a captcha. `here` is one email from one network. */
  freeSignIns: {
    here: perQuarterHour("free-sign-ins-here", 5),
    ofNetwork: perHour("free-sign-ins-network", 15),
    ofEmail: perHour("free-sign-ins-email", 15),
  },
  /** Failures on unknown devices before the client must wait. */
  signIns: {
    here: perQuarterHour("sign-ins-here", 20),
    ofNetwork: perHour("sign-ins-network", 50),
    ofEmail: perHour("sign-ins-email", 50),
  },
  /** Captcha attempts left beyond `signIns.ofEmail`, so that a new device can still sign in. */
  crowdedSignIns: {
    here: perQuarterHour("crowded-sign-ins-here", 3),
    ofEmail: perHour("crowded-sign-ins-email", 250),
  },
  /** Failures on a device known to the account, where failures elsewhere do not count. */
  knownSignIns: {
    free: perQuarterHour("free-sign-ins-known", 5),
    all: perQuarterHour("sign-ins-known", 20),
  },
  /** A browser that restarts refreshes once for each of its tabs. */
  refreshes: perMinute("refreshes", 60),
  helpRequests: perHour("help-requests", 10),
  /** A visitor's id is not proven, so it counts within its network. Others cannot use it up. */
  tracking: {
    ofNetwork: perQuarterHour("tracking-network", 600),
    ofVisitor: perDay("tracking-visitor", 3_000),
    ofMember: perQuarterHour("tracking-member", 600),
    ofMemberDaily: perDay("tracking-member-day", 5_000),
  },
  /** Each activity becomes a request to the engagement service. */
  activities: {
    soon: perQuarterHour("activities", 100),
    daily: perDay("activities-day", 500),
  },
  /** A member who signs in more often has been told. */
  newDeviceMails: perHour("new-device-mails", 10),
  passwordChanges: perQuarterHour("password-changes", 5),
  accountDeletions: perQuarterHour("account-deletions", 5),
} as const;
