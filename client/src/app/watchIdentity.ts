import { commitLocalUpdate } from "relay-runtime";
import { type AuthState, canWatch, isSignedIn } from "../session/authState";
import type { Services } from "./services";

/**
 * Marks what was loaded for one person as stale when another sits there, then loads the page again.
 * Loading again also asks the page's access rule again, so this is what leads people on after a
 * sign-in and away after their session ended.
 */
export function watchIdentity({ session, environment }: Services, reload: () => void) {
  // Requests of a likely member waited for the first check, so nothing was loaded for a visitor.
  let known = session.isLikelyMember() ? null : identityOf(session.getState());
  return session.subscribe(() => {
    const auth = session.getState();
    const next = identityOf(auth);
    if (auth === undefined || next === known) return;
    const isFirst = known === null;
    known = next;
    if (isFirst) return;
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    reload();
  });
}

function identityOf(auth: AuthState): string {
  return isSignedIn(auth) ? `${auth.memberId} ${canWatch(auth)}` : "visitor";
}
