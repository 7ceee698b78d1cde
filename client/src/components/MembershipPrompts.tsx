import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";
import { canWatch, isSignedIn } from "../session/authState";
import { useAuth } from "../session/SessionProvider";

const MembershipPrompt = lazy(async () => ({
  default: (await import("./MembershipPrompt")).MembershipPrompt,
}));

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
      <Suspense>
        {isAsking && <MembershipPrompt isMember={isSignedIn(auth)} onClose={close} />}
      </Suspense>
    </GateContext>
  );
}
