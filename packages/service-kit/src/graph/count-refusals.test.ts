import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { runQuery } from "@eightcount/test-kit/graph/run-query";
import { recordCounts } from "@eightcount/test-kit/telemetry/recorded-counts";
import { buildSchema } from "graphql";
import { refuse } from "../errors/refusal";
import { AccessError } from "../viewer/access-error";
import { countRefusals } from "./count-refusals";

const results: Readonly<Record<string, () => unknown>> = {
  save: () => "saved",
  buy: () => refuse({ code: "NOT_YOURS", message: "That is not yours." }),
  open: () => {
    throw new AccessError("FORBIDDEN");
  },
  break: () => {
    throw new Error("the database password is hunter2");
  },
};

it("counts refusals by mutation and code, and nothing else", async () => {
  const names = Object.keys(results);
  const schema = buildSchema(`
    type Query { nothing: String }
    type Mutation { ${names.map((name) => `${name}: String`).join(" ")} }`);
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    field.resolve = async () => results[field.name]?.();
  }
  countRefusals(schema);
  const counts = recordCounts();
  for (const name of names) await runQuery(schema, `mutation { ${name} }`);
  const refusal = (mutation: string, code: string) => ({
    [attributes.mutation]: mutation,
    [attributes.refusalCode]: code,
  });
  expect(counts.of(counters.mutationsRefused)).toEqual([
    refusal("buy", "NOT_YOURS"),
    refusal("open", "FORBIDDEN"),
  ]);
  counts.stop();
});
