import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { lazyComponent } from "../../navigation/lazyComponent";
import { canWatch } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";

const AccessPrompt = lazyComponent(async () => (await import("./AccessPrompt")).AccessPrompt);

interface Gate {
  /** Runs the action if the viewer may watch. Otherwise opens the membership prompt. */
  readonly whenEntitled: (action: () => void) => void;
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
  const [pendingAction, setPendingAction] = useState<(() => void) | null>(null);
  const gate = useMemo(
    () => ({
      whenEntitled(action: () => void) {
        if (canWatch(auth)) action();
        else setPendingAction(() => action);
      },
    }),
    [auth],
  );
  // Runs an action that was requested before the session was known.
  useEffect(() => {
    if (!pendingAction || !canWatch(auth)) return;
    pendingAction();
    setPendingAction(null);
  }, [auth, pendingAction]);
  const isPromptOpen = pendingAction && auth !== undefined && !canWatch(auth);
  return (
    <GateContext value={gate}>
      {children}
      <Suspense>{isPromptOpen && <AccessPrompt onClose={() => setPendingAction(null)} />}</Suspense>
    </GateContext>
  );
}
