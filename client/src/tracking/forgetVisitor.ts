import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

export function forgetVisitor(): void {
  deviceStorage(() => window.localStorage).remove(keys.visitorId);
  deviceStorage(() => window.sessionStorage).remove(keys.visit);
}
