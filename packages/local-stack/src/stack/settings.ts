import type { DataFolders } from "../checkout/data-folders";
import { localKeys } from "../keys/local-keys";
import { networkHosts } from "../machine/network-hosts";
import { type ChosenPort, choosePorts } from "../ports/choose-ports";
import { databaseUrl } from "../postgres/postgres-command";
import {
  localUrl,
  type MeasuredName,
  measuredNames,
  type PortName,
  portNames,
  type StackSettings,
} from "../processes/stack-settings";

export type StackConfig = Readonly<Record<`${PortName}Port` | "metricsPort", number>> & {
  readonly host: string;
  readonly publicUrl: string;
  readonly dataFolder: string;
  readonly mediaFolder: string;
  readonly redisUrl: string;
  readonly postgresUrl: string;
  readonly durability: "durable" | "forgetful";
  readonly rendersFilms: boolean;
  readonly youngHeapMb: number;
  readonly trustsForwardedFor: boolean;
};

export interface ChosenSettings {
  readonly settings: StackSettings;
  readonly movedPorts: readonly string[];
}

const byName = <N extends string, V>(names: readonly N[], read: (name: N) => V) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<N, V>;

type MetricsName = `metrics of ${MeasuredName}`;
const metricsName = (name: MeasuredName): MetricsName => `metrics of ${name}`;

function wantedMetricsPorts({ metricsPort: first }: StackConfig): Record<MetricsName, number> {
  const wanted = measuredNames.map((name, place) => [
    metricsName(name),
    first === 0 ? 0 : first + place,
  ]);
  return Object.fromEntries(wanted) as Record<MetricsName, number>;
}

function movedPorts(chosen: Readonly<Record<PortName, ChosenPort>>): readonly string[] {
  return Object.entries(chosen)
    .filter(([, { port, wanted }]) => wanted !== 0 && port !== wanted)
    .map(([name, { port, wanted }]) => `Port ${wanted} is in use; ${name} uses ${port} instead.`);
}

export async function chooseSettings(
  config: StackConfig,
  folders: DataFolders,
  outerEnv: NodeJS.ProcessEnv,
): Promise<ChosenSettings> {
  const wantedPorts = byName(portNames, (name) => config[`${name}Port`]);
  const wanted = { ...wantedPorts, ...wantedMetricsPorts(config) };
  const chosen = await choosePorts(wanted, (name) => (name === "edge" ? config.host : "127.0.0.1"));
  const ports = byName(portNames, (name) => chosen[name].port);
  const metricsPorts = byName(measuredNames, (name) => chosen[metricsName(name)].port);
  const publicUrl = config.publicUrl || `http://localhost:${ports.edge}`;
  const inNetwork = networkHosts(config.host);
  const settings: StackSettings = {
    ports,
    metricsPorts,
    folders,
    keys: localKeys(folders.keys),
    publicUrl,
    networkUrls: inNetwork.map((host) => `http://${host}:${ports.edge}`),
    knownHosts: [new URL(publicUrl).hostname, ...inNetwork],
    ...addressesOf(config, ports),
    youngHeapMb: config.youngHeapMb,
    outerEnv,
  };
  return { settings, movedPorts: movedPorts(chosen) };
}

function addressesOf(config: StackConfig, ports: StackSettings["ports"]) {
  return {
    redisUrl: config.redisUrl || localUrl(ports.redis).replace("http:", "redis:"),
    databaseUrl: (database: string) => {
      const url = new URL(config.postgresUrl || databaseUrl(ports.postgres, ""));
      url.pathname = `/${database}`;
      return url.href;
    },
  };
}

export function runningSettings(
  config: StackConfig,
  folders: DataFolders,
  { ports, publicUrl }: Pick<StackSettings, "ports" | "publicUrl">,
): StackSettings {
  return {
    ...{ ports, publicUrl, folders, networkUrls: [], knownHosts: [] },
    metricsPorts: byName(measuredNames, () => 0),
    keys: localKeys(folders.keys),
    ...addressesOf(config, ports),
    youngHeapMb: config.youngHeapMb,
    outerEnv: process.env,
  };
}
