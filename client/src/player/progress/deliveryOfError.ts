import { OtherMemberError } from "../../relay/credentials";
import type { Delivery } from "./progressQueue";

/** Codes that name the viewer or the input: the same question gets the same answer. */
const FINAL: ReadonlySet<unknown> = new Set(["FORBIDDEN", "BAD_USER_INPUT"]);

interface RelayFailure {
  readonly source?: {
    readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
  };
}

/** What an error of a call means for an update; null when it only did not arrive. */
export function deliveryOfError(error: unknown): Delivery | null {
  if (error instanceof OtherMemberError) return { kind: "signedOut" };
  const errors = (error as RelayFailure).source?.errors ?? [];
  const codes = errors.map(({ extensions }) => extensions?.code);
  if (codes.includes("UNAUTHENTICATED")) return { kind: "signedOut" };
  return codes.some((code) => FINAL.has(code)) ? { kind: "refused" } : null;
}
