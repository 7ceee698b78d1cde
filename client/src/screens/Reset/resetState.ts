/** State passed between the reset steps. Kept only in the history entry. */
export interface ResetState {
  readonly email: string | null;
  readonly code: string | null;
}

export function readResetState(state: unknown): ResetState {
  const values = (state ?? {}) as Readonly<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
  return { email: text(values.email), code: text(values.code) };
}
