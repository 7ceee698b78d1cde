import { ConfigError } from "@eightcount/service-kit/config/config-table";
import { combinedCases, openCases } from "./production/combined-cases";
import type { ConfigCase } from "./production/config-case";
import { keyCases } from "./production/key-cases";
import { type Env, programNames, programOf } from "./production/programs";

const envOf = ({ program, changes }: ConfigCase): Env => ({
  ...programOf(program).env,
  ...changes,
});

/** Returns why the process does not start, null if it does. */
function refusalOf(one: ConfigCase): string | null {
  try {
    programOf(one.program).load(envOf(one) as NodeJS.ProcessEnv);
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

/** Values of secrets in an environment. */
const secretsIn = (one: ConfigCase): readonly string[] =>
  Object.values(programOf(one.program).table)
    .filter(({ secret }) => secret)
    .flatMap(({ env }) => envOf(one)[env] || []);

it.each(programNames)("%s starts in production when everything is right", (program) => {
  expect(refusalOf({ program, key: "", mistake: "", changes: {} })).toBeNull();
});

describe("production refuses by name, and shows no secret", () => {
  it.each(
    [...keyCases, ...combinedCases, ...openCases].map(
      (one) => [`${one.program} ${one.key}: ${one.mistake}`, one] as const,
    ),
  )("%s", (_, one) => {
    const refusal = refusalOf(one);
    expect(refusal).toMatch(new RegExp(`^  - ${one.key} `, "m"));
    expect(secretsIn(one).filter((secret) => refusal?.includes(secret))).toEqual([]);
  });
});
