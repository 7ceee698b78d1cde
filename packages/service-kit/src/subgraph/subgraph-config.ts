export interface SubgraphConfig {
  readonly nodeEnv: string;
  readonly host: string;
  readonly port: number;
  readonly metricsPort: number | null;
  readonly drainTimeoutMs: number;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly gatewaySecret: string;
  readonly workers: "inline" | "separate";
  readonly fixedMoment: Date | null;
  readonly randomSeed: number | null;
}
