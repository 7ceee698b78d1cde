/*
 * What this app keeps on the device (localStorage) and in the tab (sessionStorage), by name. A key
 * that changes loses what is stored under it. The player's preferences are `playerVolume`,
 * `playerPractice` and `playerLoop:<class>`; the engine names them, since it imports nothing of the app.
 */

// On the device.
/** The id of the member who is signed in on this browser, for its next page and its other tabs. */
export const signedInAs = "eightcount.signed-in-as";
/** Changes whenever one of the browser's windows signs out. */
export const signedOutAt = "eightcount.signed-out-at";
export const rememberedEmail = "eightcount.email";
export const cookieConsent = "eightcount.cookie-consent";
export const visitorId = "eightcount.visitor-id";
export const surveyedClasses = "eightcount.surveyed";
export const urlParams = "urlParams";
export const onboardingPreferences = "onboardingPref";
export const onboardingStep = "onboardingStep";
export const billingUpdate = "updating";
/** Followed by whose searches they are. */
export const recentSearches = "eightcount.recentSearches.";

// In the tab.
export const rememberedPath = "eightcount.remembered-path";
export const pendingSignUp = "eightcount.pending-sign-up";
export const planChoice = "eightcount.plan-choice";
export const visit = "eightcount.visit";
export const reloadedAt = "eightcount.reloaded-at";
export const leftToOther = "eightcount.left-to-other";

/** The tab's flags on the way from visitor to subscriber; a sign-out lowers them. */
export const journeyFlags = {
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
