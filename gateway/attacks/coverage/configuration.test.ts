import { keyCases, keysWithRules } from "../production/key-cases";
import { programNames } from "../production/programs";
import { refusedValues } from "../production/refused-values";

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

describe.each(programNames)("%s", (program) => {
  const keys = keysWithRules(program);

  it("every key that is secret, required, or restricted in production has a case", () => {
    const attacked = keyCases.filter((one) => one.program === program).map(({ key }) => key);
    expect(sorted(attacked)).toEqual(sorted(keys.map(({ env }) => env)));
  });

  it("every key that production restricts has values that it refuses", () => {
    const restricted = keys.filter(({ refusedInProduction }) => refusedInProduction);
    expect(restricted.map(({ env }) => env).filter((env) => !refusedValues[env]?.length)).toEqual(
      [],
    );
  });
});

it("every refused value is of a key that production restricts", () => {
  const restricted = programNames.flatMap((program) =>
    keysWithRules(program).filter(({ refusedInProduction }) => refusedInProduction),
  );
  expect(sorted(Object.keys(refusedValues))).toEqual(sorted(restricted.map(({ env }) => env)));
});
