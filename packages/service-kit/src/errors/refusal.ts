/** An expected failure as data: a member of a result union. */
export interface Refusal {
  readonly kind: "refused";
  /** UPPER_SNAKE, stable, unique in the repository. */
  readonly code: string;
  /** The sentence to show, as the specification words it. */
  readonly message: string;
  /** The input at fault, null when no single one is. */
  readonly field: string | null;
}

export interface RefusalEntry {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}

/** Makes a refusal from an entry of a subgraph's `errors.ts`. */
export function refuse(entry: RefusalEntry): Refusal {
  return { kind: "refused", code: entry.code, message: entry.message, field: entry.field ?? null };
}

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === "object" && value !== null && (value as { kind?: unknown }).kind === "refused"
  );
}
