import { isSignedIn } from "./authState";
import { useAuth, useSession } from "./SessionProvider";
import type { Session } from "./session";

/** Somebody is signed in, or will probably turn out to be: until the first check is over. */
export function isProbablyMember(session: Pick<Session, "getState" | "isLikelyMember">): boolean {
  const auth = session.getState();
  return auth === undefined ? session.isLikelyMember() : isSignedIn(auth);
}

/** The same for a component, which renders again when it changes. */
export function useIsMember(): boolean {
  useAuth();
  return isProbablyMember(useSession());
}
