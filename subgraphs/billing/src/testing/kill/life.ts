import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { runQuery } from "@eightcount/test-kit/graph/run-query";
import { billing as billingSubgraph } from "../../subgraph";
import { type BillingFixture, BUSY_MACHINE_MS } from "../billing-fixture";
import { openGates } from "./gates";
import { KillSwitch } from "./kill-switch";

/** Opens billing once more, as a process that can be killed. */
export async function openLife(fixture: BillingFixture) {
  const { config, logger } = fixture;
  const killSwitch: KillSwitch = new KillSwitch(() => gates.cut());
  const gates = await openGates(fixture, () => killSwitch);
  const { databaseUrl, recurlyBaseUrl, crmBaseUrl } = gates;
  const billing = await openSubgraph(billingSubgraph, {
    config: { ...config, databaseUrl, recurlyBaseUrl, crmBaseUrl },
    logger,
    statementTimeoutMs: BUSY_MACHINE_MS,
    connectionTimeoutMs: BUSY_MACHINE_MS,
  });
  const unfinished = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  const close = async () => {
    await Promise.all(unfinished);
    await billing.close().catch(() => undefined);
    await gates.close();
  };
  return {
    billing,
    gates,
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
    /** May be called more than once. */
    close: (): Promise<void> => {
      closing ??= close();
      return closing;
    },
  };
}

export type Life = Awaited<ReturnType<typeof openLife>>;
