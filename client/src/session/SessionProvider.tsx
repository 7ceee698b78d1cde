import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import type { AuthState } from "./authState";
import type { Session } from "./session";

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  useEffect(() => {
    void session.boot();
  }, [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("useSession must be used within a SessionProvider");
  return session;
}

export function useAuth(): AuthState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState, () => undefined);
}
