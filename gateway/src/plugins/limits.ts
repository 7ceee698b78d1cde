import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloArmor } from "@escape.tech/graphql-armor";
import type { ValidationRule } from "graphql";

const MAX_ALIASES = 15;
const MAX_TOKENS = 4_000;

export interface Limits {
  readonly plugins: ApolloServerPlugin[];
  readonly validationRules: ValidationRule[];
}

/** Limits depth, aliases and tokens as a second safeguard behind the persisted operations. */
export function limits(maxDepth: number): Limits {
  const armor = new ApolloArmor({
    maxDepth: { enabled: true, n: maxDepth, flattenFragments: true },
    maxAliases: { enabled: true, n: MAX_ALIASES },
    maxTokens: { enabled: true, n: MAX_TOKENS },
    blockFieldSuggestion: { enabled: true },
    costLimit: { enabled: false },
    maxDirectives: { enabled: false },
  }).protect();
  return {
    plugins: armor.plugins as ApolloServerPlugin[],
    validationRules: armor.validationRules as ValidationRule[],
  };
}
