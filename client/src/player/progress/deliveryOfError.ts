import { OtherMemberError } from "../../relay/credentials";
import type { Delivery } from "./progressQueue";

/** Errors about the viewer or the input, which a retry cannot fix. */
const FINAL: ReadonlySet<unknown> = new Set(["FORBIDDEN", "BAD_USER_INPUT"]);

interface RelayFailure {
  readonly source?: {
    readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
  };
}

/** Returns null if the update may not have been saved and must be sent again. */
export function deliveryOfError(error: unknown): Delivery | null {
  if (error instanceof OtherMemberError) return { kind: "signedOut" };
  const errors = (error as RelayFailure).source?.errors ?? [];
  const codes = errors.map(({ extensions }) => extensions?.code);
  if (codes.includes("UNAUTHENTICATED")) return { kind: "signedOut" };
  return codes.some((code) => FINAL.has(code)) ? { kind: "refused" } : null;
}
