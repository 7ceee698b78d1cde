import { deviceStorage } from "../storage/deviceStorage";

/** Where this browser keeps its anonymous id, and this tab its visit. */
export const VISITOR_ID_KEY = "eightcount.visitor-id";
export const VISIT_KEY = "eightcount.visit";

/** Forgets who this browser was, and the visit of this tab. */
export function forgetVisitor(): void {
  deviceStorage(() => window.localStorage).remove(VISITOR_ID_KEY);
  deviceStorage(() => window.sessionStorage).remove(VISIT_KEY);
}
