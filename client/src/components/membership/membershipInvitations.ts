import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import { paths } from "../../navigation/paths";
import { opensSubscriptionDialog } from "../../navigation/subscriptionDialog";
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
  readonly actions: readonly string[];
  readonly pause?: { readonly isPaused: boolean; readonly resumesOn: string } | null | undefined;
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
  state: opensSubscriptionDialog("plans"),
};

const expiredInvitation: Invitation = {
  title: "Dust Off Those Skills!",
  message: "Your subscription has ended. Choose a plan and every class is yours again.",
  action: "Purchase Subscription",
  to: paths.subscription,
  state: opensSubscriptionDialog("reactivation"),
};

/** For a member whose subscription is unknown, or active before the token reflects it. */
export const unknownStatusInvitation: Invitation = {
  title: "Check your subscription",
  message: "We couldn’t confirm that your subscription is active. See where it stands.",
  action: "Manage Subscription",
  to: paths.subscription,
};

export function memberInvitation(status: MembershipStatus | null | undefined): Invitation {
  if (status?.isOwing) return owingInvitation(status);
  if (status?.accountStatus === "INACTIVE") return trialInvitation;
  if (status?.accountStatus === "EXPIRED") return expiredInvitation;
  if (status?.pause?.isPaused) return pausedInvitation(status.pause.resumesOn);
  return unknownStatusInvitation;
}

const pausedInvitation = (resumesOn: string): Invitation => ({
  title: "You’re taking a break",
  message: `Your membership returns on ${formatBillingDate(new Date(resumesOn))}. You can also resume it now.`,
  action: "Manage Subscription",
  to: paths.subscription,
});

/** The card can be replaced on the settings page unless the CRM bills the member. */
function owingInvitation({ paymentMethod, actions }: MembershipStatus): Invitation {
  const problem = { title: "Payment failed", message: owingMessage(paymentMethod) };
  if (!actions.includes("UPDATE_PAYMENT_METHOD")) {
    return { ...problem, action: "Contact us", to: paths.contactUs };
  }
  const state = opensSubscriptionDialog("card");
  return { ...problem, action: "Update Payment Method", to: paths.subscription, state };
}
