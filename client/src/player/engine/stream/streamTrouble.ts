/** `offline` and `reconnecting` recover by themselves. `missing` and `broken` need a retry. */
export type StreamTrouble = "offline" | "reconnecting" | "missing" | "broken";

export type StreamFailure =
  | {
      readonly kind: "network";
      /** HTTP status, or 0 without a response. */
      readonly status: number;
      readonly isManifest: boolean;
    }
  | { readonly kind: "media" }
  | { readonly kind: "other" };

export function isFatal(trouble: StreamTrouble | null): boolean {
  return trouble === "missing" || trouble === "broken";
}
