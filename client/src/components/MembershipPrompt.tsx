import { useLocation, useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Button } from "../design/Button";
import { Modal } from "../design/Modal";
import { color } from "../design/theme";
import { paths } from "../navigation/paths";
import { registrationPath } from "../visitor/registrationPath";

const INVITATIONS = {
  visitor: {
    words: "To access all our dance classes, sign up and choose your membership plan.",
    action: "Sign Up",
    to: paths.onboarding,
  },
  member: {
    words: "Get unlimited access to all our classes. Start your 7 day free trial now.",
    action: "Start Trial",
    to: paths.subscription,
  },
} as const;

interface MembershipPromptProps {
  /** Signed in, but without a subscription. */
  readonly isMember: boolean;
  readonly onClose: () => void;
}

/** Invites a visitor to sign up, and a member to start the trial. */
export function MembershipPrompt({ isMember, onClose }: MembershipPromptProps) {
  const navigate = useNavigate();
  const { words, action, to } = INVITATIONS[isMember ? "member" : "visitor"];
  const { pathname } = useLocation();
  const accept = () => {
    onClose();
    // Whoever has just answered the questions is not asked them again.
    const isAnswered = !isMember && pathname.startsWith(`${paths.onboarding}/`);
    void navigate(isAnswered ? registrationPath() : to);
  };
  return (
    <Modal
      title="Start Learning"
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={accept}>{action}</Button>
        </>
      }
    >
      <Words>{words}</Words>
    </Modal>
  );
}

const Words = styled.p`
  color: ${color.muted};
`;
