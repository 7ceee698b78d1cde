/*
 * Names of everything this app stores. Renaming a key loses the stored value. The player's
 * preferences are `playerVolume`, `playerPractice` and `playerLoop:<class>`. The engine defines
 * them itself, because it imports nothing from the app.
 */

// localStorage (this device)
/** Id of the member signed in on this browser, read by its next page and other tabs. */
export const signedInAs = "eightcount.signed-in-as";
/** Changes whenever one of the browser's tabs signs out. */
export const signedOutAt = "eightcount.signed-out-at";
export const rememberedEmail = "eightcount.email";
export const cookieConsent = "eightcount.cookie-consent";
export const visitorId = "eightcount.visitor-id";
export const surveyedClasses = "eightcount.surveyed";
export const urlParams = "urlParams";
export const onboardingPreferences = "onboardingPref";
export const onboardingStep = "onboardingStep";
export const billingUpdate = "updating";
/** Prefix, followed by the owner of the searches. */
export const recentSearches = "eightcount.recentSearches.";

// A cookie
/** Somebody has signed in on this browser. Has the same value for everybody. */
export const hasAccount = "eightcount-has-account";

// sessionStorage (this tab)
export const rememberedPath = "eightcount.remembered-path";
export const pendingSignUp = "eightcount.pending-sign-up";
export const planChoice = "eightcount.plan-choice";
export const visit = "eightcount.visit";
export const reloadedAt = "eightcount.reloaded-at";
/** The tab's player among those of the member. */
export const streamId = "eightcount.stream-id";
export const displacedMessage = "eightcount.left-to-other";
/** When the account that was deleted in this tab will be gone. */
export const goodbye = "eightcount.goodbye";
/** Email of an invitation to register. */
export const invitedEmail = "eightcount.invited-email";

/** Flags on the way from visitor to subscriber. Signing out clears them. */
export const journeyFlags = {
  /** A sign-up has just completed, so `/confirmation` may be shown. */
  postSignUp: "eightcount.post-sign-up",
  /** A code was emailed, so `/confirmation` continues to the code page. */
  verificationPending: "eightcount.verification-pending",
  /** `/confirmation` confirms a purchase instead of a sign-up. */
  purchased: "eightcount.purchased",
  /** The trial start was reported, so no later confirmation reports it again. */
  trialReported: "eightcount.trial-told",
  /** A gift card paid for the purchase, which `/confirmation` mentions. */
  giftCardRedeemed: "eightcount.gift-card-redeemed",
  /** A checkout is pending, so its pages stay open after signing in. */
  checkoutPending: "eightcount.checkout-pending",
  /** Signing in kept an account that was about to be deleted, which the next page says. */
  accountKept: "eightcount.account-kept",
  /** A former subscriber buys again and returns to the settings afterwards. */
  resubscribe: "eightcount.resubscribe",
} as const;
