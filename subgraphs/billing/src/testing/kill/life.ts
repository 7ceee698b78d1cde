import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { runQuery } from "@eightcount/test-kit/graph/run-query";
import { billing as billingSubgraph } from "../../subgraph";
import { type BillingFixture, BUSY_MACHINE_MS } from "../billing-fixture";
import { KillSwitch } from "./kill-switch";
import { postgresGate } from "./postgres-gate";
import { providerGate } from "./provider-gate";

/**
 * Opens billing once more on the database, Redis, and provider of a fixture, as a process that can be
 * killed. Redis is not cut off, because it holds only rate limits here.
 */
export async function openLife({ config, logger, sandbox }: BillingFixture) {
  const killSwitch: KillSwitch = new KillSwitch(() => {
    for (const gate of gates) gate.cut();
  });
  const gates = await Promise.all([
    postgresGate(config.databaseUrl, () => killSwitch),
    providerGate(sandbox.url, () => killSwitch),
  ]);
  const [postgres, provider] = gates;
  const billing = await openSubgraph(billingSubgraph, {
    config: {
      ...config,
      databaseUrl: postgres.url,
      recurlyBaseUrl: provider.url,
      crmBaseUrl: `${provider.url}/crm/rest/v1`,
    },
    logger,
    statementTimeoutMs: BUSY_MACHINE_MS,
    connectionTimeoutMs: BUSY_MACHINE_MS,
  });
  const unfinished = new Set<Promise<unknown>>();
  return {
    billing,
    gates: { postgres, provider },
    killSwitch,
    execute: (
      source: string,
      variables: Readonly<Record<string, unknown>> = {},
      viewer: Viewer = visitor,
    ) => {
      const running = runQuery(billing.schema, source, {
        variables,
        viewer,
        loaders: billing.loaders(),
      });
      const ended: Promise<unknown> = running.then(
        () => unfinished.delete(ended),
        () => unfinished.delete(ended),
      );
      unfinished.add(ended);
      return running;
    },
    close: async () => {
      await Promise.all(unfinished);
      await billing.close().catch(() => undefined);
      await Promise.all(gates.map((gate) => gate.close()));
    },
  };
}

export type Life = Awaited<ReturnType<typeof openLife>>;
