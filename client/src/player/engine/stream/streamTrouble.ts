/**
 * What is wrong with a stream. `offline` and `reconnecting` mend themselves and the film plays on as
 * far as it is loaded; `missing` (there is no such film) and `broken` end it until somebody retries.
 */
export type StreamTrouble = "offline" | "reconnecting" | "missing" | "broken";

/** A failure that stopped the stream. */
export type StreamFailure =
  | {
      readonly kind: "network";
      /** HTTP status, 0 without an answer. */
      readonly status: number;
      readonly isManifest: boolean;
    }
  | { readonly kind: "media" }
  | { readonly kind: "other" };

/** Whether nothing goes on by itself. */
export function isOver(trouble: StreamTrouble | null): boolean {
  return trouble === "missing" || trouble === "broken";
}
