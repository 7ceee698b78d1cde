import { paths } from "../../navigation/paths";
import { planRequest } from "../../navigation/planRequest";
import { owingSentence } from "./owingSentence";

export interface Invitation {
  readonly title: string;
  readonly words: string;
  readonly action: string;
  readonly to: string;
  readonly state?: unknown;
}

/** Subscription fields that decide why a member cannot watch. */
export interface Standing {
  readonly accountStatus: string;
  readonly isOwing: boolean;
  readonly paymentMethod?: string | null | undefined;
}

export const visitorInvitation: Invitation = {
  title: "Start Learning",
  words: "To access all our dance classes, sign up and choose your membership plan.",
  action: "Sign Up",
  to: paths.onboarding,
};

const trialInvitation: Invitation = {
  title: "Start Learning",
  words: "Get unlimited access to all our classes. Start your 7 day free trial now.",
  action: "Start Trial",
  to: paths.subscription,
  state: planRequest,
};

const returnInvitation: Invitation = {
  title: "Dust Off Those Skills!",
  words: "Your subscription has ended. Choose a plan and every class is yours again.",
  action: "Purchase Subscription",
  to: paths.subscription,
};

/** For a member whose subscription is unknown, or active before the token reflects it. */
export const statusInvitation: Invitation = {
  title: "Check your subscription",
  words: "We couldn’t confirm that your subscription is active. See where it stands.",
  action: "Manage Subscription",
  to: paths.subscription,
};

export function memberInvitation(standing: Standing | null | undefined): Invitation {
  if (standing?.isOwing) {
    return {
      title: "Payment failed",
      words: owingSentence(standing.paymentMethod),
      action: "Contact us",
      to: paths.contactUs,
    };
  }
  if (standing?.accountStatus === "INACTIVE") return trialInvitation;
  if (standing?.accountStatus === "EXPIRED") return returnInvitation;
  return statusInvitation;
}
