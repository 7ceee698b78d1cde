import { deviceStorage } from "../storage/deviceStorage";
import { deviceKeys, tabKeys } from "../storage/keys";

/** Forgets who this browser was, and the visit of this tab. */
export function forgetVisitor(): void {
  deviceStorage(() => window.localStorage).remove(deviceKeys.visitorId);
  deviceStorage(() => window.sessionStorage).remove(tabKeys.visit);
}
