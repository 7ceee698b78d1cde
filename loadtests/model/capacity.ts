import { type ActName, actNames, perDancerHour } from "../evening.ts";
import { type ByName, type Costs, sum, weighted } from "./costs.ts";

const HOUR_SECONDS = 3_600;

/** Services that run as pods. Redis and PostgreSQL are sized by other rules. */
export const services = ["gateway", "accounts", "catalogue", "viewing", "billing"] as const;

/** Node runs on one core, so that a pod asks for one. The autoscaler adds pods beyond this share. */
const POD_UTILIZATION = 0.6;
const FEWEST_PODS = 2;
/** Cores of a database or Redis beyond this share leave no room for a peak or a failover. */
const STORE_UTILIZATION = 0.6;
/** Cores of the largest database machine that is planned with. */
const DATABASE_CORES = 16;
/** What production samples. */
const TRACED_SHARE = 0.1;

/**
 * US dollars per hour of one core. An assumption about a cloud's list prices, not a measurement:
 * put yours here.
 */
export const PRICES = { podCore: 0.05, databaseCore: 0.12, redisCore: 0.08 } as const;

export interface Capacity {
  readonly dancers: number;
  readonly requestsPerSecond: number;
  readonly tracesPerSecond: number;
  /** Cores at full use, by process. */
  readonly cores: ByName;
  readonly pods: Readonly<Record<(typeof services)[number], number>>;
  /** Rows written per second, by database. */
  readonly rowsPerSecond: ByName;
  readonly logMegabytesPerSecond: number;
  /** Cores that the databases need, and the machines that they fill. */
  readonly databaseCores: number;
  readonly databaseShards: number;
  readonly redisShards: number;
  readonly dollarsPerHour: number;
}

/** Arrivals per second of each act, for so many concurrent dancers. */
export function ratesOf(dancers: number): Readonly<Record<ActName, number>> {
  const rates = actNames.map((name) => [name, (dancers * perDancerHour[name]) / HOUR_SECONDS]);
  return Object.fromEntries(rates);
}

/** What so many concurrent dancers need. Idling is left out, which small numbers of pods drown. */
export function capacityFor(dancers: number, { acts }: Costs): Capacity {
  const rates = ratesOf(dancers);
  const perSecond = (read: (name: ActName) => ByName) =>
    weighted(actNames.map((name) => [rates[name], read(name)] as const));
  const requestsPerSecond = sum(perSecond((name) => acts[name].calls));
  const cores = weighted([[1 / 1_000, perSecond((name) => acts[name].cpuMs)]]);
  const pods = Object.fromEntries(
    services.map((name) => [name, podsFor(cores[name] ?? 0)]),
  ) as Capacity["pods"];
  const databaseCores = Math.ceil((cores.postgres ?? 0) / STORE_UTILIZATION);
  const redisShards = Math.max(1, Math.ceil((cores.redis ?? 0) / STORE_UTILIZATION));
  return {
    dancers,
    requestsPerSecond,
    tracesPerSecond: requestsPerSecond * TRACED_SHARE,
    cores,
    pods,
    rowsPerSecond: perSecond((name) => acts[name].rows),
    logMegabytesPerSecond: sum(perSecond((name) => ({ log: acts[name].logBytes }))) / 1e6,
    databaseCores,
    databaseShards: Math.max(1, Math.ceil(databaseCores / DATABASE_CORES)),
    redisShards,
    dollarsPerHour:
      sum(pods) * PRICES.podCore +
      databaseCores * PRICES.databaseCore +
      redisShards * PRICES.redisCore,
  };
}

const podsFor = (cores: number) => Math.max(FEWEST_PODS, Math.ceil(cores / POD_UTILIZATION));
