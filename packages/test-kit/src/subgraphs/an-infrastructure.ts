import { createLogger } from "@eightcount/service-kit/logging/logger";
import { Infrastructure } from "@eightcount/service-kit/subgraph/infrastructure";

const logger = createLogger("test");
logger.level = "silent";

interface Wanted {
  readonly name: string;
  readonly databaseUrl: string;
  /** How long a statement and a connection may take, in milliseconds. */
  readonly patienceMs: number;
}

/** What a subgraph without features starts with. Nothing listens at its Redis. */
export const anInfrastructure = ({ name, databaseUrl, patienceMs }: Wanted) =>
  new Infrastructure(
    {
      name,
      database: {
        statementTimeoutMs: patienceMs,
        connectionTimeoutMs: patienceMs,
        openPrisma: () => ({ $connect: async () => {}, $disconnect: async () => {} }),
      },
      providers: {},
    },
    {
      logger,
      config: {
        host: "127.0.0.1",
        nodeEnv: "test",
        port: 0,
        metricsPort: null,
        drainTimeoutMs: 2_500,
        databaseUrl,
        redisUrl: "redis://127.0.0.1:1",
        gatewaySecret: "a-secret-of-the-tests",
        workers: "inline",
        fixedMoment: null,
        randomSeed: null,
      },
    },
  );
