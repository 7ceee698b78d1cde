import {
  perDay,
  perHour,
  perMinute,
  perQuarterHour,
} from "@eightcount/service-kit/limits/attempt-limit";

/** Every limit of this subgraph that is counted in Redis. */
export const limits = {
  signUps: (attempts: number) => perHour("sign-ups", attempts),
  /** Look-ups of accounts by e-mail. */
  lookUps: perHour("look-ups", 60),
  /** Mails with codes one network may cause; each account has its own, stricter count. */
  codeMails: perHour("code-mails", 60),
  /** Codes one network may try; each code has its own, stricter count. */
  codeTries: perHour("code-tries", 60),
  /**
   * Failed sign-ins of strangers, who are everybody on a device that is not known to the account,
   * after which a captcha is asked. "Here" is one e-mail from one network: guesses there bring
   * nobody elsewhere to a captcha.
   */
  freeSignIns: {
    here: perQuarterHour("free-sign-ins-here", 5),
    ofNetwork: perHour("free-sign-ins-network", 15),
    ofEmail: perHour("free-sign-ins-email", 15),
  },
  /**
   * Failed sign-ins of strangers after which nothing helps but waiting; of one e-mail, after which
   * the e-mail is crowded.
   */
  signIns: {
    here: perQuarterHour("sign-ins-here", 20),
    ofNetwork: perHour("sign-ins-network", 50),
    ofEmail: perHour("sign-ins-email", 50),
  },
  /**
   * Failed sign-ins that are left to strangers at a crowded e-mail, each with a captcha. A member on
   * a new device still gets in by the right password, and somebody who guesses from many networks
   * has 300 tries an hour in all.
   */
  crowdedSignIns: {
    here: perQuarterHour("crowded-sign-ins-here", 3),
    ofEmail: perHour("crowded-sign-ins-email", 250),
  },
  /** Failed sign-ins on a device known to the account, where strangers' failures do not count. */
  knownSignIns: {
    free: perQuarterHour("free-sign-ins-known", 5),
    all: perQuarterHour("sign-ins-known", 20),
  },
  /** Refreshes of one sign-in: a browser that opens again asks once for each of its tabs. */
  refreshes: perMinute("refreshes", 60),
  /** Questions one member may send to the support. */
  helpRequests: perHour("help-requests", 10),
  /** Ratings one member may give, those that replace earlier ones included. */
  ratings: perDay("ratings", 100),
  /**
   * Entries about visits. A visitor's id is only what a browser says: it is counted within its
   * network, or somebody who learns an id could use up its budget from anywhere.
   */
  tracking: {
    ofNetwork: perQuarterHour("tracking-network", 600),
    ofVisitor: perDay("tracking-visitor", 3_000),
    ofMember: perQuarterHour("tracking-member", 600),
    ofMemberDaily: perDay("tracking-member-day", 5_000),
  },
  /** Activities of one member; each becomes a request to the engagement service. */
  activities: {
    soon: perQuarterHour("activities", 100),
    daily: perDay("activities-day", 500),
  },
  /** Wrong passwords of a signed-in member who wants another one. */
  passwordChanges: perQuarterHour("password-changes", 5),
} as const;
