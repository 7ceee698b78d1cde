import { useLocation } from "react-router-dom";
import { paths } from "../../navigation/paths";
import { registrationPath } from "../../visitor/registrationPath";
import { MembershipPrompt } from "./MembershipPrompt";
import { visitorInvitation } from "./membershipInvitations";

/** Invites a visitor to sign up. */
export function VisitorPrompt({ onClose }: { readonly onClose: () => void }) {
  const { pathname } = useLocation();
  // A visitor in the middle of the questionnaire doesn't start it again.
  const isAnswered = pathname.startsWith(`${paths.onboarding}/`);
  const to = isAnswered ? registrationPath() : visitorInvitation.to;
  return <MembershipPrompt invitation={{ ...visitorInvitation, to }} onClose={onClose} />;
}
