import type { Answer, Person } from "../../journeys/people/person";
import type { Evidence } from "../evidence/evidence";
import type { Family, Payload } from "./payloads";

/** What becomes of a harmful text. */
export interface Fate {
  /** What the answer must hold. */
  readonly answer: Readonly<Record<string, unknown>>;
  readonly recorded: Evidence;
  readonly mayChange?: readonly string[];
  /** Reads what the product keeps or sends of the text. */
  readonly read?: (sender: Person, sent: Payload, answer: Answer) => Promise<unknown>;
  /** What `read` must find. */
  readonly finds?: (text: string) => unknown;
}

/** How one text field of an operation is attacked. */
export interface TextCase {
  /** Payloads that could do harm where this text goes. */
  readonly families: readonly Family[];
  readonly sender: () => Person | Promise<Person>;
  /** The operation's variables with the text in its place, everything else being right. */
  readonly variables: (text: string, sender: Person) => object | Promise<object>;
  /** A text with the same meaning that does no harm: its answer must be the same. */
  readonly plain?: (text: string) => string | null;
  readonly fate: Fate | ((family: Family) => Fate);
}

export type TextTable = Readonly<Record<`${string}.${string}`, TextCase>>;
