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
  /** Runs the action for members who may watch; everyone else reads how to get in. */
  readonly whenMember: (action: () => void) => void;
}

const GateContext = createContext<Gate | null>(null);

/** For anything only members with access may do. The server checks the same again. */
export function useMembershipGate(): Gate {
  const gate = useContext(GateContext);
  if (gate === null) throw new Error("useMembershipGate needs a MembershipGate above it");
  return gate;
}

/** Holds the dialogs for visitors and for members who cannot watch. */
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
  // Pressed before the session was known.
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
