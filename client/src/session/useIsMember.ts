import { isSignedIn } from "./authState";
import { useAuth, useSession } from "./SessionProvider";
import type { Session } from "./session";

/** True for a signed-in member, and for a likely one until the first check completes. */
export function isProbablyMember(session: Pick<Session, "getState" | "isLikelyMember">): boolean {
  const auth = session.getState();
  return auth === undefined ? session.isLikelyMember() : isSignedIn(auth);
}

export function useIsMember(): boolean {
  useAuth();
  return isProbablyMember(useSession());
}
