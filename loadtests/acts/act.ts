import type { Members } from "../lib/members.ts";
import type { JourneyPlan } from "../lib/options.ts";

/** What one person does in one arrival, and how it is judged. */
export interface Act extends JourneyPlan {
  /** Members are passed on by `setup`. */
  readonly perform: (members: Members) => void | Promise<void>;
}
