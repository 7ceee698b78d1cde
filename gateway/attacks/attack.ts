import type { Evidence } from "./evidence/evidence";

/** What came back, as far as a case looks at it. */
export interface Outcome {
  readonly status: number;
  /** Body as it was sent; every case checks that it holds no stack trace. */
  readonly text: string;
}

/** One row of a table of attacks: it must fail, change nothing, and leave a record. */
export interface Attack<O extends Outcome = Outcome> {
  /** What is tried; the title of the test. */
  readonly name: string;
  /** What must have happened before, such as a sign-in; what it changes is no part of the attack. */
  readonly arrange?: () => Promise<void>;
  readonly attempt: () => Promise<O>;
  /** What the outcome must hold; Jest's asymmetric matchers may be used. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Where operators see that it happened. */
  readonly recorded: Evidence;
  /** Tables this attack may change although it is refused, such as `accounts.email_code`. */
  readonly mayChange?: readonly string[];
}
