/**
 * What this app keeps on the device and in the tab, by name. A key that changes loses what is
 * stored under it. The player's preferences are `playerVolume`, `playerPractice` and
 * `playerLoop:<class>`; the engine names them, since it imports nothing of the app.
 */
export const deviceKeys = {
  /** The id of the member who is signed in on this browser, for its next page and its other tabs. */
  signedInAs: "eightcount.signed-in-as",
  /** Changes whenever one of the browser's windows signs out. */
  signedOutAt: "eightcount.signed-out-at",
  rememberedEmail: "eightcount.email",
  cookieConsent: "eightcount.cookie-consent",
  visitorId: "eightcount.visitor-id",
  surveyedClasses: "eightcount.surveyed",
  urlParams: "urlParams",
  onboardingPreferences: "onboardingPref",
  onboardingStep: "onboardingStep",
  billingUpdate: "updating",
  recentSearches: (owner: string) => `eightcount.recentSearches.${owner}`,
} as const;

/** Ends with the tab. */
export const tabKeys = {
  rememberedPath: "eightcount.remembered-path",
  pendingSignUp: "eightcount.pending-sign-up",
  planChoice: "eightcount.plan-choice",
  visit: "eightcount.visit",
  reloadedAt: "eightcount.reloaded-at",
  leftToOther: "eightcount.left-to-other",
} as const;

/** The tab's flags on the way from visitor to subscriber; a sign-out lowers them. */
export const journeyFlagKeys = {
  /** A sign-up has just been completed: /confirmation may be shown. */
  postSignUp: "eightcount.post-sign-up",
  /** A code was mailed: /confirmation says that the account exists and leads on to the code. */
  verificationPending: "eightcount.verification-pending",
  /** /confirmation confirms a purchase, not a sign-up. */
  purchased: "eightcount.purchased",
  /** The start of the trial was reported: a reload of /confirmation does not report it again. */
  trialTold: "eightcount.trial-told",
  /** The purchase was paid by a gift card: /confirmation says so. */
  giftCardRedeemed: "eightcount.gift-card-redeemed",
  /** A checkout waits for its payment: its pages stay open after the sign-in that belongs to it. */
  checkoutPending: "eightcount.checkout-pending",
  /** A member whose subscription expired buys again: the purchase leads back to the settings. */
  resubscribe: "eightcount.resubscribe",
} as const;
