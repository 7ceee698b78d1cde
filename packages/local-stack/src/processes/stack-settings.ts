import { type SubgraphName, subgraphNames } from "../checkout/checkout";
import type { DataFolders } from "../checkout/data-folders";
import type { LocalKeys } from "../keys/local-keys";

/** The processes that have a port, by name. */
export type PortName =
  | "edge"
  | "gateway"
  | "client"
  | SubgraphName
  | "sandbox"
  | "smtp"
  | "postgres"
  | "redis";

/** The processes that serve their own metrics, by name. */
export const measuredNames = ["gateway", "client", ...subgraphNames, "sandbox"] as const;
export type MeasuredName = (typeof measuredNames)[number];

/** What every process of one running stack is told about the others. */
export interface StackSettings {
  readonly ports: Readonly<Record<PortName, number>>;
  /** Ports of `/metrics`; nothing else answers there. */
  readonly metricsPorts: Readonly<Record<MeasuredName, number>>;
  readonly folders: DataFolders;
  readonly keys: LocalKeys;
  /** Address of the one origin, without a trailing slash. */
  readonly publicUrl: string;
  /** Addresses of the one origin for other devices in the network; none while it is on loopback. */
  readonly networkUrls: readonly string[];
  /** Host names that requests may name besides localhost. */
  readonly knownHosts: readonly string[];
  readonly redisUrl: string;
  readonly databaseUrl: (database: string) => string;
  /** The environment the person started the stack with. */
  readonly outerEnv: NodeJS.ProcessEnv;
}

/** Address of a process of this stack as another process of it sees it. */
export const localUrl = (port: number): string => `http://127.0.0.1:${port}`;

/** The sandbox's list of gift cards, as a browser on this machine opens it: where they are "sold". */
export const localGiftCards = (settings: StackSettings): string =>
  `http://localhost:${settings.ports.sandbox}/sandbox#gifts`;
