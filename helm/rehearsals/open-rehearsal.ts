import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { subgraphNames } from "@eightcount/local-stack/checkout/checkout";
import { authoringDatabase } from "@eightcount/test-kit/databases/authoring-database";
import { testRedis } from "@eightcount/test-kit/redis/test-redis";
import { Cluster } from "../testing/cluster/cluster.ts";
import { layOutImages } from "../testing/cluster/image-folders.ts";
import type { Container } from "../testing/kubernetes-object.ts";
import { objectsOf, podsIn } from "../testing/renders.ts";
import { root } from "../testing/tools.ts";

/** Has migrations, seeds, and a pod for each component. */
const COMPLETE = "everything";
/** `smallest` has the same servers with their workers inline, for a machine with little room. */
const example = process.env.EIGHTCOUNT_REHEARSAL_EXAMPLE ?? COMPLETE;
/** The release that the chart installs. */
export const VERSION =
  objectsOf(example)[0]?.metadata.labels?.["app.kubernetes.io/version"] ?? "unknown";
const MIGRATION = "Job eightcount-migrations-";
const SEED = "Job eightcount-seed-";
/** Nothing listens there, so processes drop their spans. */
const NO_COLLECTOR = "127.0.0.1:9";

export interface Rehearsal {
  readonly cluster: Cluster;
  /** Has the images of the release, and room for those of another one. */
  readonly folder: string;
  close(): Promise<void>;
}

/** The container of each of the chart's jobs, by the subgraph that it is for. */
function jobsOf(prefix: string): readonly (readonly [process: string, Container])[] {
  return podsIn(objectsOf(COMPLETE)).flatMap(({ owner, spec }) => {
    const [container] = spec.containers;
    return owner.startsWith(prefix) && container ? [[owner.slice(prefix.length), container]] : [];
  });
}

/** Processes may read it, whoever owns it. */
function sharedFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "eightcount-rehearsal-"));
  chmodSync(folder, 0o755);
  return folder;
}

async function openDatabases() {
  const names = [...subgraphNames, "sandbox"];
  const opened = await Promise.all(
    names.map(async (name) => [name, await authoringDatabase(`rehearsal_${name}`)] as const),
  );
  const databases = new Map(opened);
  return {
    urlOf: (name: string) => databases.get(name)?.url ?? "",
    close: () => Promise.all(opened.map(([, database]) => database.close())),
  };
}

/** The folder of a volume that a cluster mounts from a ConfigMap. */
function operationsIn(folder: string): string {
  const operations = path.join(folder, "operations");
  mkdirSync(operations);
  cpSync(path.join(root, "client/persisted-operations.json"), `${operations}/${VERSION}.json`);
  return operations;
}

/** Installs the chart's development example from image folders: migrations, pods, and demo content. */
export async function openRehearsal(options: {
  readonly replicas: number;
  readonly otherImages?: string | undefined;
  /** Host and port of a collector on this machine. Without one, processes drop their spans. */
  readonly collector?: string;
  /** Replace what the chart sets, in every pod. */
  readonly settings?: Readonly<Record<string, string>>;
}): Promise<Rehearsal> {
  const folder = sharedFolder();
  const given = process.env.EIGHTCOUNT_REHEARSAL_IMAGES;
  const images = given ?? layOutImages();
  const redis = await testRedis();
  const databases = await openDatabases();
  const cluster = await Cluster.open({
    objects: objectsOf(example),
    replicas: options.replicas,
    images: (version) => (version === VERSION ? images : (options.otherImages ?? images)),
    folder,
    redisUrl: redis.url,
    databaseUrl: databases.urlOf,
    hosts: { "collector:4318": options.collector ?? NO_COLLECTOR },
    folders: { "/operations": operationsIn(folder) },
    settings: options.settings ?? {},
  });
  const close = async () => {
    await cluster.close();
    await databases.close();
    await redis.close();
    const made = given === undefined ? [folder, images] : [folder];
    for (const one of made) rmSync(one, { recursive: true, force: true });
  };
  try {
    for (const [process, job] of jobsOf(MIGRATION)) await cluster.run(job, process, VERSION);
    await cluster.start(VERSION);
    for (const [process, job] of jobsOf(SEED)) await cluster.run(job, process, VERSION);
  } catch (error) {
    await close();
    throw error;
  }
  return { cluster, folder, close };
}
