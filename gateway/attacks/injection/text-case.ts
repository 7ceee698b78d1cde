import type { Answer, Person } from "../../journeys/people/person";
import type { Evidence } from "../evidence/evidence";
import type { Family, Payload } from "./payloads";

/** Expected effect of a harmful text. */
export interface Expectation {
  /** Properties that the response must have. */
  readonly answer: Readonly<Record<string, unknown>>;
  readonly recorded: Evidence;
  readonly mayChange?: readonly string[];
  /** Reads what the product stores or sends of the text. */
  readonly read?: (sender: Person, sent: Payload, answer: Answer) => Promise<unknown>;
  /** Value that `read` must return. */
  readonly finds?: (text: string) => unknown;
}

/** Describes how one text field of an operation is attacked. */
export interface TextCase {
  /** Payloads that could do harm where this text goes. */
  readonly families: readonly Family[];
  readonly sender: () => Person | Promise<Person>;
  /** Returns otherwise valid variables of the operation that contain the text. */
  readonly variables: (text: string, sender: Person) => object | Promise<object>;
  /** Returns a harmless text with the same meaning, which must get the same response. */
  readonly plain?: (text: string) => string | null;
  readonly expectation: Expectation | ((family: Family) => Expectation);
}

export type TextTable = Readonly<Record<`${string}.${string}`, TextCase>>;
