import type { Person } from "../../journeys/people/person";
import type { Evidence } from "../evidence/evidence";
import { refusedMutation, respondedWith } from "../evidence/evidence";
import type { Victim } from "./victim";

/** Expected result for an id of another member. */
export interface Expected {
  readonly data: unknown;
  readonly codes: readonly string[];
  readonly recorded: Evidence;
  readonly mayChange?: readonly string[];
  /** Tables in which a row of the victim changes, such as counted attempts. */
  readonly changed?: readonly string[];
  /** Tables with a new row that mentions the victim; those of `changed` unless given. */
  readonly added?: readonly string[];
}

/** One place in an operation's variables that takes an id. */
export interface IdCase {
  /** Reason why anyone may use ids of this kind. Another kind of attack covers them. */
  readonly public?: string;
  /** Reason why the response may differ from the one for an unknown id. */
  readonly differs?: string;
  /** The victim's id. */
  readonly theirs: (victim: Victim) => string;
  /** An id of the same form that no row has. */
  readonly unknown: () => string;
  /** All variables, where the sample that fits the types would be refused for another reason. */
  readonly variables?: (id: string, asker: Person) => object | Promise<object>;
  /** The stranger has no subscription, so that the mutation changes nothing of theirs either. */
  readonly byNewcomer?: boolean;
  /** Resolves after any effects of the attempt. */
  readonly settled?: (asker: Person) => Promise<void>;
  readonly visitor: Expected;
  readonly stranger: Expected;
}

export const answered = (data: unknown, mayChange: readonly string[] = []): Expected => ({
  data,
  codes: [],
  recorded: respondedWith("gateway", 200),
  mayChange,
});

type Subgraph = "accounts" | "catalogue" | "viewing" | "billing";

/** Refusals of one mutation. */
export const refusalsOf = (subgraph: Subgraph, mutation: string) => ({
  denied: (code: "UNAUTHENTICATED" | "FORBIDDEN"): Expected => ({
    data: null,
    codes: [code],
    recorded: refusedMutation(subgraph, mutation, code),
  }),
  refused: (type: string, code: string): Expected => ({
    data: { [mutation]: { __typename: type } },
    codes: [],
    recorded: refusedMutation(subgraph, mutation, code),
  }),
});
