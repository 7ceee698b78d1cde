import { STACK_TRACE } from "../describe-attacks";
import type { Reply } from "./send";

/** Returns a fault that no request may cause, null if the response is acceptable. */
export function faultOf({ status, text }: Reply): string | null {
  if (status >= 500) return `status ${status}`;
  if (text.includes("INTERNAL_SERVER_ERROR")) return "an unhandled error";
  if (STACK_TRACE.test(text)) return "a stack trace";
  return null;
}
