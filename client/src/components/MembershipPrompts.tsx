import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Button } from "../design/Button";
import { Modal } from "../design/Modal";
import { color } from "../design/theme";
import { paths } from "../navigation/paths";
import { canWatch, isSignedIn } from "../session/authState";
import { useAuth } from "../session/SessionProvider";

interface MembershipGate {
  /** Runs the action for people who may watch; asks everyone else to become one of them. */
  readonly whenMember: (action: () => void) => void;
}

const GateContext = createContext<MembershipGate | null>(null);

/** For anything only members with a subscription may do. The server checks the same again. */
export function useMembershipGate(): MembershipGate {
  const gate = useContext(GateContext);
  if (gate === null) throw new Error("useMembershipGate needs a MembershipPrompts above it");
  return gate;
}

/** Holds the dialogs that invite a visitor to sign up and a member to start the trial. */
export function MembershipPrompts({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const [isAsking, setIsAsking] = useState(false);
  const whenMember = useCallback(
    (action: () => void) => {
      if (canWatch(auth)) action();
      else setIsAsking(true);
    },
    [auth],
  );
  const gate = useMemo(() => ({ whenMember }), [whenMember]);
  const close = () => setIsAsking(false);
  return (
    <GateContext value={gate}>
      {children}
      {isAsking &&
        (isSignedIn(auth) ? <TrialPrompt onClose={close} /> : <SignUpPrompt onClose={close} />)}
    </GateContext>
  );
}

function SignUpPrompt({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Modal
      title="Start Learning"
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onClose();
              void navigate(paths.onboarding);
            }}
          >
            Sign Up
          </Button>
        </>
      }
    >
      <Words>To access all our dance classes, sign up and choose your membership plan.</Words>
    </Modal>
  );
}

function TrialPrompt({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Modal
      title="Start Learning"
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onClose();
              void navigate(paths.subscription);
            }}
          >
            Start Trial
          </Button>
        </>
      }
    >
      <Words>Get unlimited access to all our classes. Start your 7 day free trial now.</Words>
    </Modal>
  );
}

const Words = styled.p`
  color: ${color.muted};
`;
