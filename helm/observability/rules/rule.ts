/** `page` wakes somebody up. A `ticket` is read on the next working day. */
export type Severity = "page" | "ticket";

export interface Alert {
  readonly name: string;
  readonly severity: Severity;
  readonly expr: string;
  /** Time that the expression must hold, as Prometheus writes it. */
  readonly holds?: string;
  /** One sentence that says what members or operators notice. */
  readonly summary: string;
  /** Name of a file in docs/runbooks, without `.md`. */
  readonly runbook: string;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface Recording {
  readonly record: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
}

export interface RuleGroup {
  readonly name: string;
  readonly rules: readonly (Alert | Recording)[];
}

export const isAlert = (rule: Alert | Recording): rule is Alert => "summary" in rule;
