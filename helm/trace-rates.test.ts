import { readFileSync } from "node:fs";
import path from "node:path";
import { readTraceRates, traceRateOf } from "../packages/rules/src/telemetry/trace-rates.ts";
import { components, objectsOf, ofKind } from "./testing/renders.ts";
import { root } from "./testing/tools.ts";

const persisted = JSON.parse(
  readFileSync(path.join(root, "client/persisted-operations.json"), "utf8"),
) as Readonly<Record<string, string>>;
const operations = Object.values(persisted).map((text) => /^\w+ (\w+)/.exec(text)?.[1] ?? "");

const ratesOf = (component: string) => {
  const container = ofKind(objectsOf("production"), "Deployment").find(
    ({ metadata }) => metadata.name === `eightcount-${component}`,
  )?.spec?.template?.spec.containers[0];
  const found = container?.env.find(({ name }) => name === "EIGHTCOUNT_TRACE_RATES");
  return readTraceRates(found?.value ?? "");
};

const own = Object.keys(components).filter((component) => component !== "sandbox");

it.each(own)("%s records the same shares of traces in production", (component) => {
  const rates = ratesOf(component);
  if (!rates) throw new Error("the rates are missing or malformed");
  expect(rates).toEqual(ratesOf("gateway"));
  const rateOf = (operation: string) => traceRateOf(rates, operation);
  expect(rateOf("sendProgressMutation")).toBe(0.01);
  expect(rateOf("SearchScreenQuery")).toBe(0.1);
  expect(rateOf("purchaseSubscriptionMutation")).toBe(1);
  expect(rateOf("useSignUpMutation")).toBe(1);
});

it("every operation with a share of its own is one that the client sends", () => {
  const named = Object.keys(ratesOf("gateway")?.byOperation ?? {});
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !operations.includes(name))).toEqual([]);
});
