import { counters } from "@eightcount/rules/telemetry/registry";
import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import { isRefusal } from "../errors/refusal";
import { count } from "../telemetry/count";
import { AccessError } from "../viewer/access-error";

export function countRefusals(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (...args) => counted(field.name, () => resolve(...args));
  }
}

async function counted(mutation: string, resolve: () => unknown): Promise<unknown> {
  try {
    const result = await resolve();
    if (isRefusal(result)) countOne(mutation, result.code);
    return result;
  } catch (error) {
    if (error instanceof AccessError) countOne(mutation, error.code);
    throw error;
  }
}

function countOne(mutation: string, code: string): void {
  count(counters.mutationsRefused, { mutation, refusalCode: code });
}
