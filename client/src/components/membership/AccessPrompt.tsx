import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { MemberPrompt } from "./MemberPrompt";
import { VisitorPrompt } from "./VisitorPrompt";

export function AccessPrompt({ onClose }: { readonly onClose: () => void }) {
  return isSignedIn(useAuth()) ? (
    <MemberPrompt onClose={onClose} />
  ) : (
    <VisitorPrompt onClose={onClose} />
  );
}
