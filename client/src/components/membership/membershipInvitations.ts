import { paths } from "../../navigation/paths";
import { planDialogState } from "../../navigation/planDialogState";
import { owingMessage } from "./owingMessage";

export interface Invitation {
  readonly title: string;
  readonly message: string;
  readonly action: string;
  readonly to: string;
  readonly state?: unknown;
}

/** Subscription fields that decide why a member cannot watch. */
export interface MembershipStatus {
  readonly accountStatus: string;
  readonly isOwing: boolean;
  readonly paymentMethod?: string | null | undefined;
}

export const visitorInvitation: Invitation = {
  title: "Start Learning",
  message: "To access all our dance classes, sign up and choose your membership plan.",
  action: "Sign Up",
  to: paths.onboarding,
};

const trialInvitation: Invitation = {
  title: "Start Learning",
  message: "Get unlimited access to all our classes. Start your 7 day free trial now.",
  action: "Start Trial",
  to: paths.subscription,
  state: planDialogState,
};

const expiredInvitation: Invitation = {
  title: "Dust Off Those Skills!",
  message: "Your subscription has ended. Choose a plan and every class is yours again.",
  action: "Purchase Subscription",
  to: paths.subscription,
};

/** For a member whose subscription is unknown, or active before the token reflects it. */
export const unknownStatusInvitation: Invitation = {
  title: "Check your subscription",
  message: "We couldn’t confirm that your subscription is active. See where it stands.",
  action: "Manage Subscription",
  to: paths.subscription,
};

export function memberInvitation(status: MembershipStatus | null | undefined): Invitation {
  if (status?.isOwing) {
    return {
      title: "Payment failed",
      message: owingMessage(status.paymentMethod),
      action: "Contact us",
      to: paths.contactUs,
    };
  }
  if (status?.accountStatus === "INACTIVE") return trialInvitation;
  if (status?.accountStatus === "EXPIRED") return expiredInvitation;
  return unknownStatusInvitation;
}
