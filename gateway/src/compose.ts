import { readFileSync } from "node:fs";
import { ApolloGateway, type GraphQLDataSource, LocalGraphQLDataSource } from "@apollo/gateway";
import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginUsageReportingDisabled } from "@apollo/server/plugin/disabled";
import { operationMetrics } from "@eightcount/rules/telemetry/operation-metrics";
import type { ConfigOf } from "@eightcount/service-kit/config/config-table";
import {
  type HttpProcess,
  Readiness,
  startHttpProcess,
} from "@eightcount/service-kit/http/http-process";
import { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";
import { createLogger, type Logger } from "@eightcount/service-kit/logging/logger";
import { observe } from "@eightcount/service-kit/telemetry/observe";
import { createRemoteJWKSet } from "jose";
import type { configTable } from "./config";
import type { GatewayContext } from "./context";
import { gatewayApp } from "./http/gateway-app";
import { buildNodeSchema } from "./node/node-subgraph";
import { PersistedOperations } from "./persisted/persisted-operations";
import { boundVariables } from "./plugins/bound-variables";
import { maskErrors } from "./plugins/error-masking";
import { limits } from "./plugins/limits";
import { noteErrorCodes } from "./plugins/measure-operations";
import { Admission } from "./pressure/admission";
import { SignedDataSource } from "./subgraphs/signed-data-source";
import { EndedSessions } from "./viewer/ended-sessions";
import { TokenVerifier } from "./viewer/token-verifier";

export type GatewayConfig = ConfigOf<typeof configTable>;

const COOKIE_READERS = new Set(["accounts"]);
const COOKIE_SETTERS = new Set(["accounts", "catalogue"]);

export async function startGateway(config: GatewayConfig): Promise<HttpProcess> {
  const logger = createLogger("gateway");
  const operations = PersistedOperations.load(config.persistedOperationsPath);
  const operationLimits = limits(config.maxDepth);
  const { admission, stopAdmission } = openAdmission(config, logger);
  const server = new ApolloServer<GatewayContext>({
    gateway: buildGateway(config, () => admission.level) as never,
    introspection: false,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: false, // POST accepts only JSON, and GET always runs as a visitor
    stopOnTerminationSignals: false,
    formatError: maskErrors(logger),
    validationRules: operationLimits.validationRules,
    plugins: [
      ...operationLimits.plugins,
      boundVariables,
      noteErrorCodes,
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await server.start();
  const { verifier, close } = await openVerifier(config, logger);
  const readiness = new Readiness(() => Promise.resolve());
  const app = gatewayApp({
    server,
    operations,
    verifier,
    admission,
    readiness,
    logger,
    timeoutMs: config.requestTimeoutMs,
    trustedProxies: config.trustedProxies,
    knownHosts: config.knownHosts,
    bodyLimitBytes: config.bodyLimitBytes,
    publicUrl: config.publicUrl,
  });
  const drain = [() => server.stop(), close, stopAdmission];
  const isTracedLater = (url: string) => url.startsWith("/graphql");
  const isPublic = () => true;
  return startHttpProcess(
    { name: "gateway", ...config, app, logger, drain, isTracedLater, isPublic },
    readiness,
  );
}

async function openVerifier(config: GatewayConfig, logger: Logger) {
  const redisConnection = new RedisConnection({
    redisUrl: config.redisUrl,
    logger,
    prefix: "eightcount:gateway:",
    fallback: "access tokens of ended sessions are accepted until they expire",
  });
  await redisConnection.open();
  const ended = new EndedSessions({ redisConnection, logger });
  const verifier = new TokenVerifier({
    keys: createRemoteJWKSet(new URL(config.jwksUrl), { cooldownDuration: 5_000 }),
    isEnded: (sessionId) => ended.has(sessionId),
    now: Date.now,
  });
  return { verifier, close: () => redisConnection.close() };
}

function openAdmission(config: GatewayConfig, logger: Logger) {
  const { shedAtInFlight: inFlight, shedAtDelayMs: delayMs } = config;
  const admission = new Admission({ limits: { inFlight, delayMs }, logger });
  const stop = observe((report) => report(operationMetrics.pressureLevel, admission.level, {}));
  const stopAdmission = async () => {
    stop();
    admission.close();
  };
  return { admission, stopAdmission };
}

function buildGateway(config: GatewayConfig, pressure: () => number): ApolloGateway {
  const urls: Readonly<Record<string, string>> = {
    accounts: config.accountsUrl,
    catalogue: config.catalogueUrl,
    viewing: config.viewingUrl,
    billing: config.billingUrl,
  };
  const node = new LocalGraphQLDataSource(buildNodeSchema());
  return new ApolloGateway({
    supergraphSdl: readFileSync(config.supergraphPath, "utf8"),
    buildService: ({ name }): GraphQLDataSource => {
      if (name === "node") return node;
      const url = urls[name];
      if (!url) throw new Error(`unknown subgraph in the supergraph: ${name}`);
      return new SignedDataSource({
        url,
        audience: name,
        secret: config.gatewaySecret,
        timeoutMs: config.subgraphTimeoutMs,
        pressure,
        readsCookies: COOKIE_READERS.has(name),
        setsCookies: COOKIE_SETTERS.has(name),
      });
    },
  });
}
