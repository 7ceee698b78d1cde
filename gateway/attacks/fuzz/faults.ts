import { STACK_TRACE } from "../describe-attacks";
import type { Reply } from "./send";

/** What no request may bring about, whatever it holds; null when the answer is fine. */
export function faultOf({ status, text }: Reply): string | null {
  if (status >= 500) return `status ${status}`;
  if (text.includes("INTERNAL_SERVER_ERROR")) return "an unhandled error";
  if (STACK_TRACE.test(text)) return "a stack trace";
  return null;
}
