import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { lazyPart } from "../../navigation/lazyPart";
import { canWatch } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";

const AccessPrompt = lazyPart(async () => (await import("./AccessPrompt")).AccessPrompt);

interface Gate {
  /** Runs the action if the viewer may watch. Otherwise opens the membership prompt. */
  readonly whenMember: (action: () => void) => void;
}

const GateContext = createContext<Gate | null>(null);

/** Gates member-only actions in the client. The server enforces the same rule. */
export function useMembershipGate(): Gate {
  const gate = useContext(GateContext);
  if (gate === null) throw new Error("useMembershipGate must be used inside a MembershipGate");
  return gate;
}

export function MembershipGate({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const [held, setHeld] = useState<(() => void) | null>(null);
  const gate = useMemo(
    () => ({
      whenMember(action: () => void) {
        if (canWatch(auth)) action();
        else setHeld(() => action);
      },
    }),
    [auth],
  );
  // Runs an action that was requested before the session was known.
  useEffect(() => {
    if (!held || !canWatch(auth)) return;
    held();
    setHeld(null);
  }, [auth, held]);
  const isAsking = held && auth !== undefined && !canWatch(auth);
  return (
    <GateContext value={gate}>
      {children}
      <Suspense>{isAsking && <AccessPrompt onClose={() => setHeld(null)} />}</Suspense>
    </GateContext>
  );
}
