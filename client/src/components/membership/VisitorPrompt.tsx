import { useLocation } from "react-router-dom";
import { paths } from "../../navigation/paths";
import { registrationPath } from "../../visitor/registrationPath";
import { MembershipPrompt } from "./MembershipPrompt";
import { visitorInvitation } from "./membershipInvitations";

export function VisitorPrompt({ onClose }: { readonly onClose: () => void }) {
  const { pathname } = useLocation();
  // A visitor who is already in the questionnaire does not start it again.
  const isInQuestionnaire = pathname.startsWith(`${paths.onboarding}/`);
  const to = isInQuestionnaire ? registrationPath() : visitorInvitation.to;
  return <MembershipPrompt invitation={{ ...visitorInvitation, to }} onClose={onClose} />;
}
