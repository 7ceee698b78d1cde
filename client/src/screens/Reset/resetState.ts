/** What one step of the reset hands to the next, in the history entry and nowhere else. */
export interface ResetState {
  readonly email: string | null;
  readonly code: string | null;
}

/** Reads a history entry's state; whatever is not there is null. */
export function readResetState(state: unknown): ResetState {
  const held = (state ?? {}) as Readonly<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
  return { email: text(held.email), code: text(held.code) };
}
