import type { Evidence } from "./evidence/evidence";

/** Response of an attack, as far as its case checks it. */
export interface Outcome {
  readonly status: number;
  /** Raw body. Every case checks that it contains no stack trace. */
  readonly text: string;
}

/** Row of a table of attacks. An attack must fail, change nothing, and leave a record. */
export interface Attack<O extends Outcome = Outcome> {
  /** Title of the test. */
  readonly name: string;
  /** Prepares the attack, such as by a sign-in. Its changes are not part of the attack. */
  readonly arrange?: () => Promise<void>;
  readonly attempt: () => Promise<O>;
  /** Properties that the outcome must have. Asymmetric matchers of Jest are allowed. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Record that operators see. */
  readonly recorded: Evidence;
  /** Tables that this attack may change although it is refused, such as `accounts.email_code`. */
  readonly mayChange?: readonly string[];
}
