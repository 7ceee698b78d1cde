import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import type { RefusalType } from "@eightcount/service-kit/graph/refusal-type";
import { type ClassType, createUnionType } from "type-graphql";

export interface ResultUnionOptions<S extends object> {
  readonly name: string;
  readonly description: string;
  readonly succeeded: ClassType<S>;
  readonly refused: ClassType<RefusalType>;
}

/** The result of a mutation: what it did, or why it was refused. */
export function resultUnion<S extends object>(options: ResultUnionOptions<S>) {
  const { name, description, succeeded, refused } = options;
  return createUnionType({
    name,
    description,
    types: () => [succeeded, refused] as const,
    resolveType: (value) => (isRefusal(value) ? refused : succeeded),
  });
}
