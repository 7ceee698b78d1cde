import { isSignedIn } from "./authState";
import { useAuth, useSession } from "./SessionProvider";

/** Somebody is signed in, or will probably turn out to be: until the first check is over. */
export function useIsMember(): boolean {
  const auth = useAuth();
  const session = useSession();
  return auth === undefined ? session.isLikelyMember() : isSignedIn(auth);
}
