import { operationMetrics } from "@eightcount/rules/telemetry/operation-metrics";
import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import { isRefusal } from "../errors/refusal";
import { type Outcome, outcomeOfError } from "../telemetry/outcome";
import { record, secondsSince } from "../telemetry/record";

/** Measures the root fields, except federation's own. */
export function measureFields(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (field.name.startsWith("_")) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      const name = `${type?.name}.${field.name}`;
      field.resolve = (...args) => measured(name, () => resolve(...args));
    }
  }
}

async function measured(field: string, resolve: () => unknown): Promise<unknown> {
  const startedAt = performance.now();
  let outcome: Outcome = "ok";
  try {
    const result = await resolve();
    if (isRefusal(result)) outcome = "refused";
    return result;
  } catch (error) {
    outcome = outcomeOfError(error);
    throw error;
  } finally {
    record(operationMetrics.fieldDuration, secondsSince(startedAt), { field, outcome });
  }
}
