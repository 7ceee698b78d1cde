import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import { isRefusal } from "../errors/refusal";
import type { SubgraphContext } from "../graph/context";
import { traceReference } from "../telemetry/trace-id";
import { AccessError } from "../viewer/access-error";
import type { AuditEntry, AuditLog } from "./audit-log";
import { EntryLimits } from "./entry-limits";

export interface RecordedMutation {
  /** Code for a result that is neither a `Refusal` nor `done`, null for `done`. */
  readonly outcomeOf?: (result: unknown) => string | null;
  /** Member that a result is about, for mutations open to visitors. */
  readonly memberOf?: (result: unknown) => string | null;
  readonly skip?: (result: unknown) => boolean;
}

export interface ExemptMutation {
  readonly exempt: string;
}

export type AuditedMutations = Readonly<Record<string, RecordedMutation | ExemptMutation>>;

export interface AuditOptions {
  readonly mutations: AuditedMutations;
  readonly log: Pick<AuditLog, "record">;
}

type Resolve = GraphQLFieldResolver<unknown, SubgraphContext>;

/** @throws Error when the list omits a mutation or names one that does not exist. */
export function auditMutations(schema: GraphQLSchema, { mutations, log }: AuditOptions): void {
  const fields = schema.getMutationType()?.getFields() ?? {};
  const unlisted = Object.keys(fields).filter((name) => !Object.hasOwn(mutations, name));
  const unknown = Object.keys(mutations).filter((name) => !Object.hasOwn(fields, name));
  if (unlisted.length + unknown.length > 0) {
    throw new Error(
      `audited mutations do not match the schema; missing: ${unlisted}; unknown: ${unknown}`,
    );
  }
  const limits = new EntryLimits();
  const record = async (entry: AuditEntry) => {
    if (await limits.take(entry.address, entry.memberId)) log.record(entry);
  };
  for (const [name, how] of Object.entries(mutations)) {
    const field = fields[name];
    if (!field || "exempt" in how) continue;
    field.resolve = recorded(name, {
      ...how,
      resolve: field.resolve ?? defaultFieldResolver,
      record,
    });
  }
}

interface Recording extends RecordedMutation {
  readonly resolve: Resolve;
  readonly record: (entry: AuditEntry) => Promise<void>;
}

function recorded(action: string, { resolve, record, ...how }: Recording): Resolve {
  return async (source, args, context, info) => {
    const { address, memberId } = context.viewer;
    const traceId = traceReference();
    const entry = { action, address, traceId };
    let result: unknown;
    try {
      result = await resolve(source, args, context, info);
    } catch (error) {
      const code = error instanceof AccessError ? error.code : null;
      await record({ ...entry, memberId, outcome: code ?? "failed" });
      throw error;
    }
    if (!how.skip?.(result)) {
      const about = how.memberOf?.(result) ?? memberId;
      await record({ ...entry, memberId: about, outcome: outcomeOf(result, how) });
    }
    return result;
  };
}

function outcomeOf(result: unknown, how: RecordedMutation): string {
  if (isRefusal(result)) return result.code;
  return how.outcomeOf?.(result) ?? "done";
}
