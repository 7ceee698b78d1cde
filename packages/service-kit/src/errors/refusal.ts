/** An expected failure, returned as data in a result union. */
export interface Refusal {
  readonly kind: "refused";
  /** UPPER_SNAKE and stable. Several operations may share a code. */
  readonly code: string;
  readonly message: string;
  /** Invalid input field or key of a form error. Null if the failure concerns no single field. */
  readonly field: string | null;
}

export interface RefusalEntry {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}

export function refuse(entry: RefusalEntry): Refusal {
  return { kind: "refused", code: entry.code, message: entry.message, field: entry.field ?? null };
}

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === "object" && value !== null && (value as { kind?: unknown }).kind === "refused"
  );
}
