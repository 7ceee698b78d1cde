import type { DeviceStorage } from "../storage/deviceStorage";

const FLAGS = {
  /** A sign-up has just been completed: /confirmation may be shown. */
  postSignUp: "eightcount.post-sign-up",
  /** A code was mailed: /confirmation says that the account stands and leads on to the code. */
  verificationPending: "eightcount.verification-pending",
  /** What /confirmation confirms is a purchase, whoever bought. */
  purchased: "eightcount.purchased",
  /** The begin of the trial was told: a reload of /confirmation does not tell it again. */
  trialTold: "eightcount.trial-told",
  /** The purchase was paid by a gift card: /confirmation says so. */
  giftCardRedeemed: "eightcount.gift-card-redeemed",
  /** A checkout waits for its payment: its pages stay open after the sign-in that belongs to it. */
  checkoutPending: "eightcount.checkout-pending",
  /** A member whose subscription expired buys again: the purchase leads back to the settings. */
  resubscribe: "eightcount.resubscribe",
} as const;

export type JourneyFlag = keyof typeof FLAGS;

/** Marks on the way from visitor to subscriber. They live as long as the tab and end with a sign-out. */
export interface JourneyFlags {
  readonly raise: (flag: JourneyFlag) => void;
  readonly isRaised: (flag: JourneyFlag) => boolean;
  readonly lower: (flag: JourneyFlag) => void;
  readonly lowerAll: () => void;
}

export function createJourneyFlags(tab: DeviceStorage): JourneyFlags {
  const lower = (flag: JourneyFlag) => tab.remove(FLAGS[flag]);
  return {
    raise: (flag) => tab.set(FLAGS[flag], "1"),
    isRaised: (flag) => tab.get(FLAGS[flag]) === "1",
    lower,
    lowerAll: () => (Object.keys(FLAGS) as JourneyFlag[]).forEach(lower),
  };
}
