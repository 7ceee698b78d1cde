import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { MemberPrompt } from "./MemberPrompt";
import { VisitorPrompt } from "./VisitorPrompt";

/** The dialog for a visitor or member who pressed something that needs access. */
export function AccessPrompt({ onClose }: { readonly onClose: () => void }) {
  return isSignedIn(useAuth()) ? (
    <MemberPrompt onClose={onClose} />
  ) : (
    <VisitorPrompt onClose={onClose} />
  );
}
