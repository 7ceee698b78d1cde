import { readOutbox } from "@eightcount/test-kit/events/read-outbox";
import "reflect-metadata";
import { randomUUID } from "node:crypto";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import type { Opened } from "@eightcount/test-kit/graph/opened";
import { type RunQueryAnswer, runQuery } from "@eightcount/test-kit/graph/run-query";
import { testRedis } from "@eightcount/test-kit/redis/test-redis";
import { Pool } from "pg";
import { loadBillingConfig } from "../config";
import type { BillingProvider } from "../providers/billing/billing.provider";
import { billing as billingSubgraph } from "../subgraph";
import { providerSandbox } from "./provider-sandbox";

export const TICKET_SECRET = "a-ticket-secret-of-the-tests";
export const WEBHOOK_SECRET = "a-webhook-secret-of-the-tests";

/** All suites connect to one server concurrently, on as few as two cores. */
export const BUSY_MACHINE_MS = 30_000;

/** Returns a new signed-in member. */
export function aMember(): Viewer & { readonly memberId: string } {
  const memberId = randomUUID();
  return { ...visitor, memberId, email: `${memberId}@eightcount.test` };
}

/**
 * Opens the whole subgraph on a real database, Redis, and provider sandbox. `wrap` can intercept
 * calls to the provider.
 */
export async function billingFixture(
  options: {
    readonly env?: Readonly<Record<string, string>>;
    /** Origin to which the sandbox sends its notices. Unset sends none. */
    readonly webhookOrigin?: string;
    readonly wrap?: (provider: BillingProvider) => BillingProvider;
    readonly clock?: Clock;
  } = {},
) {
  const logger = createLogger("billing-test");
  logger.level = "silent";
  const [database, redis, sandbox] = await Promise.all([
    testDatabase("billing"),
    testRedis(),
    providerSandbox(WEBHOOK_SECRET, logger, options.webhookOrigin),
  ]);
  const config = loadBillingConfig({
    NODE_ENV: "test",
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    RECURLY_BASE_URL: sandbox.url,
    CRM_BASE_URL: `${sandbox.url}/crm/rest/v1`,
    RECURLY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    EIGHTCOUNT_TICKET_SECRET: TICKET_SECRET,
    ...options.env,
  });
  const given = {
    config,
    logger,
    statementTimeoutMs: BUSY_MACHINE_MS,
    connectionTimeoutMs: BUSY_MACHINE_MS,
    ...(options.clock ? { clock: options.clock } : {}),
  };
  let billing: Opened<typeof billingSubgraph> = await openSubgraph(billingSubgraph, given);
  if (options.wrap) {
    const provider = options.wrap(billing.infrastructure.providers.billing);
    await billing.close();
    billing = await openSubgraph(billingSubgraph, { ...given, providers: { billing: provider } });
  }
  const db = new Pool({ connectionString: database.url, max: 2 });

  const execute = (
    source: string,
    variables: Readonly<Record<string, unknown>> = {},
    viewer: Viewer = visitor,
  ): Promise<RunQueryAnswer> =>
    runQuery(billing.schema, source, { variables, viewer, loaders: billing.loaders() });

  return {
    billing,
    provider: billing.infrastructure.providers.billing,
    accounts: billing.modules.memberAccounts.services.memberAccounts,
    subscriptions: billing.modules.subscriptions.services.subscriptions,
    config,
    logger,
    sandbox,
    db,
    execute,
    /** Returns the events of a topic in the outbox, oldest first. */
    events: async (topic: string) =>
      (await readOutbox(db)).filter((event) => event.topic === topic).map(({ payload }) => payload),
    close: async () => {
      await billing.close();
      await db.end();
      await Promise.all([database.close(), redis.close(), sandbox.close()]);
    },
  };
}

export type BillingFixture = Awaited<ReturnType<typeof billingFixture>>;
