import { subgraphNames } from "../checkout/checkout";
import type { DataFolders } from "../checkout/data-folders";
import type { LocalKeys } from "../keys/local-keys";

export const measuredNames = ["gateway", "client", ...subgraphNames, "sandbox"] as const;
export type MeasuredName = (typeof measuredNames)[number];

export const portNames = ["edge", ...measuredNames, "smtp", "postgres", "redis"] as const;
export type PortName = (typeof portNames)[number];

export interface StackSettings {
  readonly ports: Readonly<Record<PortName, number>>;
  readonly metricsPorts: Readonly<Record<MeasuredName, number>>;
  readonly folders: DataFolders;
  readonly keys: LocalKeys;
  /** Address of the edge, without a trailing slash. */
  readonly publicUrl: string;
  /** Addresses of the edge for other devices in the network. Empty if it listens on loopback. */
  readonly networkUrls: readonly string[];
  /** Host names that requests may use in addition to localhost. */
  readonly knownHosts: readonly string[];
  readonly redisUrl: string;
  readonly databaseUrl: (database: string) => string;
  /** Space for young objects in each Node process, in MB. */
  readonly youngHeapMb: number;
  readonly outerEnv: NodeJS.ProcessEnv;
}

export const localUrl = (port: number): string => `http://127.0.0.1:${port}`;
