import { STACK_TRACE } from "../describe-attacks";
import type { Reply } from "./send";

/** What no request may bring about, whatever it holds; null when the answer is fine. */
export function faultOf({ status, text }: Reply): string | null {
  if (status >= 500) return `status ${status}`;
  if (text.includes("INTERNAL_SERVER_ERROR")) return "an unhandled error";
  if (STACK_TRACE.test(text)) return "a stack trace";
  return null;
}

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
