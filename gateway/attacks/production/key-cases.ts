import type { ConfigKey } from "@eightcount/service-kit/config/config-table";
import type { ConfigCase } from "./config-case";
import { type ProgramName, programNames, programOf } from "./programs";
import { refusedValues } from "./refused-values";

/** Keys for which production has a rule. */
export const keysWithRules = (program: ProgramName): readonly ConfigKey[] =>
  Object.values(programOf(program).table).filter(
    ({ secret, local, refusedInProduction }) => secret || local || refusedInProduction,
  );

const REPEATED = "eight-count-".repeat(3);

function casesOf(program: ProgramName, key: ConfigKey): readonly ConfigCase[] {
  const make = (mistake: string, value: string | undefined): ConfigCase => ({
    program,
    key: key.env,
    mistake,
    changes: { [key.env]: value },
  });
  return [
    ...(key.secret || key.local ? [make("missing", undefined), make("empty", "")] : []),
    ...(key.secret ? [make("a text that repeats itself", REPEATED)] : []),
    ...(key.secret && isPublic(key.default) ? [make("its public default", key.default)] : []),
    ...(refusedValues[key.env] ?? []).map((value) => make(value.slice(0, 60), value)),
  ];
}

/** A key that is generated at each start is not a public default. */
const isPublic = (standard: unknown): standard is string =>
  typeof standard === "string" && standard !== "" && !standard.startsWith("-----BEGIN");

/** Secrets that accept any text of sufficient length, in the order of the table. */
const freeSecrets = (program: ProgramName): readonly string[] =>
  Object.values(programOf(program).table)
    .filter(({ secret, type }) => secret && type.safeParse(ANY_SECRET).success)
    .map(({ env }) => env);

const ANY_SECRET = "kZ3-fq8Lw0Tn6YbRkQ2v";

/** The same value for two secrets. */
const equalSecrets = (program: ProgramName): readonly ConfigCase[] => {
  const [first = "", ...others] = freeSecrets(program);
  return others.map((key) => ({
    program,
    key,
    mistake: `the value of ${first}`,
    changes: { [first]: ANY_SECRET, [key]: ANY_SECRET },
  }));
};

/** Each rule of each key, broken once. */
export const keyCases: readonly ConfigCase[] = programNames.flatMap((program) => [
  ...keysWithRules(program).flatMap((key) => casesOf(program, key)),
  ...equalSecrets(program),
]);
