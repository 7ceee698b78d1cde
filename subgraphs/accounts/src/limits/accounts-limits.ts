import { perHour, perQuarterHour } from "@eightcount/service-kit/limits/attempt-limit";

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
   * Failed sign-ins after which a captcha is asked. "Here" is one e-mail from one network: guesses
   * there bring nobody elsewhere to a captcha.
   */
  freeSignIns: {
    here: perQuarterHour("free-sign-ins-here", 5),
    ofNetwork: perHour("free-sign-ins-network", 15),
    ofEmail: perHour("free-sign-ins-email", 15),
  },
  /** Failed sign-ins after which nothing helps but waiting. */
  signIns: {
    here: perQuarterHour("sign-ins-here", 20),
    ofNetwork: perHour("sign-ins-network", 50),
    ofEmail: perHour("sign-ins-email", 50),
  },
  /** Questions one member may send to the support. */
  helpRequests: perHour("help-requests", 10),
  /** Wrong passwords of a signed-in member who wants another one. */
  passwordChanges: perQuarterHour("password-changes", 5),
} as const;
