import { type ClassType, createUnionType } from "type-graphql";
import { isRefusal } from "../errors/refusal";
import type { RefusalType } from "./refusal-type";

export interface ResultUnionOptions<S extends object> {
  readonly name: string;
  readonly description: string;
  readonly succeeded: ClassType<S>;
  readonly refused: ClassType<RefusalType>;
}

export function resultUnion<S extends object>(options: ResultUnionOptions<S>) {
  const { name, description, succeeded, refused } = options;
  return createUnionType({
    name,
    description,
    types: () => [succeeded, refused] as const,
    resolveType: (value) => (isRefusal(value) ? refused : succeeded),
  });
}
