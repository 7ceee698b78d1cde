import type { GraphQLSchema } from "graphql";
import type { Pool } from "pg";
import { AuditLog } from "../audit/audit-log";
import { type AuditedMutations, auditMutations } from "../audit/audit-mutations";
import type { Logger } from "../logging/logger";
import type { FeatureModule } from "./feature-module";

export interface AuditParts {
  readonly pool: Pool;
  readonly logger: Logger;
}

export function auditModule(
  schema: GraphQLSchema,
  mutations: AuditedMutations,
  { pool, logger }: AuditParts,
): FeatureModule {
  const log = new AuditLog({ pool, logger });
  auditMutations(schema, { mutations, log });
  return {
    drain: () => log.drain(),
    pruning: [{ prune: () => log.prune(), failure: "audit log pruning failed" }],
  };
}
