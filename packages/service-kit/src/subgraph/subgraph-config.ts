/** Settings that every subgraph reads, whatever else its config table holds. */
export interface SubgraphConfig {
  /** `production` or another environment. */
  readonly nodeEnv: string;
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly gatewaySecret: string;
  readonly workers: "inline" | "separate";
  readonly fixedMoment: Date | null;
  readonly randomSeed: number | null;
}
