import { readFileSync } from "node:fs";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { clientRows } from "../production/client-rows";
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

/** Keys of the client server that production takes as they are; none of them is a secret. */
const UNRESTRICTED = [
  "EIGHTCOUNT_CLIENT_ASSETS",
  "EIGHTCOUNT_GATEWAY_URL",
  "EIGHTCOUNT_GIFT_CARD_URL",
  "EIGHTCOUNT_PUBLIC_URL",
  "EIGHTCOUNT_TRACE_SAMPLE_RATE",
  "HOST",
  "MEDIA_BASE_URL",
  "PORT",
];

it("every key of the client server has a case, or is named as unrestricted", () => {
  // Servers do not import the client.
  const source = readFileSync(path.join(checkout, "client/server/config.ts"), "utf8");
  const keys = [...source.matchAll(/\bkey\(\s*"([A-Z_]+)"/g)].map(([, name = ""]) => name);
  expect(keys.length).toBeGreaterThan(UNRESTRICTED.length);
  const attacked = clientRows.flatMap(([changes]) => Object.keys(changes));
  expect(sorted(keys)).toEqual(sorted([...attacked, ...UNRESTRICTED]));
});
