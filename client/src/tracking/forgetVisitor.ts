import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

/** Forgets who this browser was, and the visit of this tab. */
export function forgetVisitor(): void {
  deviceStorage(() => window.localStorage).remove(keys.visitorId);
  deviceStorage(() => window.sessionStorage).remove(keys.visit);
}
