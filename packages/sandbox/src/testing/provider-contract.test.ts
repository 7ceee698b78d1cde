import { contractProblems, type Exchange } from "./provider-contract";

const plan = {
  id: "sandboxplana",
  object: "plan",
  code: "eightcount-monthly",
  name: "Monthly Subscription",
  interval_unit: "months",
  created_at: "2026-01-05T09:00:00.000Z",
};

const answer = (body: object, rest: Partial<Exchange> = {}): Exchange => ({
  method: "GET",
  path: "/plans/code-eightcount-monthly",
  status: 200,
  body: JSON.stringify(body),
  ...rest,
});

describe("the check every answer of the provider goes through", () => {
  it("accepts an answer that keeps the provider's file", () => {
    expect(contractProblems(answer(plan))).toEqual([]);
  });

  it.each([
    ["a key the file does not know", { ...plan, intervalUnit: "months" }, "unevaluated"],
    ["a value of another type", { ...plan, interval_length: "twelve" }, "must be integer"],
    ["a value outside the enumeration", { ...plan, interval_unit: "fortnights" }, "allowed values"],
    ["a code against the pattern", { ...plan, code: "Bad Code!" }, "must match pattern"],
    ["a moment in another format", { ...plan, created_at: "yesterday" }, "date-time"],
    ["an unknown key deep inside", { ...plan, currencies: [{ coin: "USD" }] }, "unevaluated"],
    ["a missing field the product relies on", { ...plan, name: null }, "plan.name is missing"],
  ])("refuses %s", (_case, body, problem) => {
    expect(contractProblems(answer(body)).join()).toContain(problem);
  });

  it("refuses an undocumented status, a missing body and an unknown operation", () => {
    expect(contractProblems(answer(plan, { body: null }))).toEqual(["get_plan 200: has no body"]);
    expect(contractProblems(answer(plan, { path: "/planets" })).join()).toContain(
      "not an operation",
    );
    const accepted = answer({}, { method: "POST", path: "/purchases", status: 202, body: "{}" });
    expect(contractProblems(accepted).join()).toContain("create_purchase 202");
  });

  it("reads an error by its envelope", () => {
    const error = { type: "not_found", message: "Couldn't find Plan", params: [] };
    expect(contractProblems(answer({ error }, { status: 404 }))).toEqual([]);
    const odd = answer({ error: { ...error, type: "lost" } }, { status: 404 });
    expect(contractProblems(odd).join()).toContain("allowed values");
  });
});
