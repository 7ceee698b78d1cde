import { commitLocalUpdate } from "relay-runtime";
import { type AuthState, canWatch, isSignedIn } from "../session/authState";
import type { Services } from "./services";

/**
 * Invalidates the Relay store and reloads the page's data when the signed-in member changes.
 * Reloading also re-checks the access rule, which redirects after a sign-in and after a session
 * ends.
 */
export function watchIdentity({ session, environment }: Services, reload: () => void) {
  // Requests of a likely member wait for the first check, so no visitor data was loaded.
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
