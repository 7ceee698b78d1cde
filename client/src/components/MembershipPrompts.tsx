import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";
import { lazyPart } from "../navigation/lazyPart";
import { canWatch } from "../session/authState";
import { useAuth } from "../session/SessionProvider";

const AccessPrompt = lazyPart(async () => (await import("./AccessPrompt")).AccessPrompt);

interface MembershipGate {
  /** Runs the action for members who may watch; everyone else reads how to get in. */
  readonly whenMember: (action: () => void) => void;
}

const GateContext = createContext<MembershipGate | null>(null);

/** For anything only members with access may do. The server checks the same again. */
export function useMembershipGate(): MembershipGate {
  const gate = useContext(GateContext);
  if (gate === null) throw new Error("useMembershipGate needs a MembershipPrompts above it");
  return gate;
}

/** Holds the dialogs for visitors and for members who cannot watch. */
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
      {/* A press may come before the session is known to be a subscriber's. */}
      <Suspense>{isAsking && !canWatch(auth) && <AccessPrompt onClose={close} />}</Suspense>
    </GateContext>
  );
}
