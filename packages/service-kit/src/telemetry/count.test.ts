import { counter } from "@eightcount/rules/telemetry/metric";
import { counters } from "@eightcount/rules/telemetry/registry";
import { recordCounts } from "@eightcount/test-kit/telemetry/recorded-counts";
import { count } from "./count";

const refused = (code: string) => {
  const counts = recordCounts();
  count(counters.operationsRefused, { refusalCode: code });
  const [labels] = counts.of(counters.operationsRefused);
  counts.stop();
  return labels;
};

it("exports attributes under their registered names", () => {
  expect(refused("BAD_USER_INPUT")).toEqual({ "eightcount.refusal.code": "BAD_USER_INPUT" });
});

it.each([
  ["an email address", "ada@eightcount.test"],
  ["a member's id", "0199c1a2-3f04-7c7e-9d55-a1b2c3d4e5f6"],
  ["a code", "123456"],
  ["a sentence of any length", "x".repeat(81)],
  ["two lines", "a\nb"],
  ["nothing", ""],
])("replaces %s", (_, value) => {
  expect(refused(value)).toEqual({ "eightcount.refusal.code": "other" });
});

it("replaces what a closed set of values does not contain, and drops what is not declared", () => {
  const counts = recordCounts();
  const values: object = { tokenFault: "odd", memberId: "ada" };
  count(counters.tokensRefused, values as { tokenFault: "ended" });
  expect(counts.of(counters.tokensRefused)).toEqual([{ "eightcount.token.fault": "other" }]);
  counts.stop();
});

it("does not compile with undeclared attributes or values, or without a declared one", () => {
  const free = counter({ name: "eightcount.free", unit: "1", description: "For this test." });
  expect(() => {
    count(free, {});
    count(counters.tokensRefused, { tokenFault: "ended" });
    // @ts-expect-error an undeclared attribute
    count(free, { memberId: "ada" });
    // @ts-expect-error an attribute of another metric
    count(counters.tokensRefused, { tokenFault: "ended", limit: "signIns" });
    // @ts-expect-error a value outside the closed set
    count(counters.tokensRefused, { tokenFault: "odd" });
    // @ts-expect-error a declared attribute is missing
    count(counters.tokensRefused, {});
    // @ts-expect-error only what the registry declares has attributes
    counter({ name: "eightcount.odd", unit: "1", description: "Odd.", attributes: ["email"] });
    // @ts-expect-error a name is no metric
    count("eightcount.anything", {});
  }).not.toThrow(SyntaxError);
});
