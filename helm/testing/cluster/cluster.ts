import { randomUUID } from "node:crypto";
import path from "node:path";
import { type LocalKeys, localKeys } from "@eightcount/local-stack/keys/local-keys";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import type { Container, KubernetesObject, PodSpec } from "../kubernetes-object.ts";
import { ofKind } from "../renders.ts";
import { Deployment } from "./deployment.ts";
import { environmentOf } from "./environment.ts";
import { Pod } from "./pod.ts";
import { Program } from "./program.ts";
import { secretsOf } from "./secrets.ts";
import { Service } from "./service.ts";

export interface ClusterOptions {
  /** Objects of the chart. */
  readonly objects: readonly KubernetesObject[];
  /** Pods of each component, except of the stand-ins, which keep what they know for themselves. */
  readonly replicas: number;
  /** Folder of the images of a release. */
  readonly images: (version: string) => string;
  /** Folder for keys, which the caller removes. */
  readonly folder: string;
  readonly redisUrl: string;
  readonly databaseUrl: (process: string) => string;
  /** Addresses outside of the chart, such as the collector's. */
  readonly hosts: Readonly<Record<string, string>>;
  readonly folders: Readonly<Record<string, string>>;
  /** Replace what the chart sets, in every pod. */
  readonly settings: Readonly<Record<string, string>>;
}

const COMPONENT = "app.kubernetes.io/component";
const STAND_INS = "sandbox";
const PORT_NAMES = ["http", "smtp"];
/** A signal ends Jest without its hooks. */
const ENDINGS = ["exit", "SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs what the chart renders on this machine. Kubernetes itself is replaced, the product is not. */
export class Cluster {
  readonly #services: ReadonlyMap<string, Service>;
  readonly #keys: LocalKeys;
  readonly deployments: readonly Deployment[];
  readonly #kill = () => {
    for (const deployment of this.deployments) deployment.kill();
  };

  private constructor(
    private readonly options: ClusterOptions,
    services: ReadonlyMap<string, Service>,
  ) {
    this.#services = services;
    this.#keys = localKeys(path.join(options.folder, "keys"));
    this.deployments = ofKind(options.objects, "Deployment").map(
      (object) =>
        new Deployment({
          object,
          replicas: componentOf(object) === STAND_INS ? 1 : options.replicas,
          newPod: (version, spec) => this.#newPod(object, version, spec),
        }),
    );
  }

  static async open(options: ClusterOptions): Promise<Cluster> {
    const services = new Map<string, Service>();
    for (const { metadata, spec } of ofKind(options.objects, "Service")) {
      for (const { name, port } of spec?.ports ?? []) {
        if (PORT_NAMES.includes(name)) {
          services.set(`${metadata.name}:${port}`, await Service.open());
        }
      }
    }
    const cluster = new Cluster(options, services);
    for (const event of ENDINGS) process.once(event, cluster.#kill);
    return cluster;
  }

  get keys(): LocalKeys {
    return this.#keys;
  }

  /** Starts a few pods at a time, because they share the processors that each has to itself in a cluster. */
  async start(version: string): Promise<void> {
    const waiting = [...this.deployments];
    const startNext = async (): Promise<void> => {
      for (let one = waiting.shift(); one; one = waiting.shift()) await one.start(version);
    };
    await Promise.all([startNext(), startNext()]);
  }

  /** Port on this machine of a component's Service. */
  portOf(component: string): number {
    return this.#serviceOf(component, "http").port;
  }

  readyPods(component: string): number {
    return this.#serviceOf(component, "http").readyPorts.length;
  }

  deployment(component: string): Deployment {
    const found = this.deployments.find(({ name }) => name === `eightcount-${component}`);
    if (!found) throw new Error(`the chart has no ${component}`);
    return found;
  }

  /** Runs a container of the chart to its end. */
  async run(container: Container, process: string, version: string): Promise<void> {
    // A job listens nowhere, but is told the ports of the process whose configuration it reads.
    const told = container.env.filter(({ name }) => name.endsWith("PORT"));
    const ports = Object.fromEntries(
      await Promise.all(told.map(async ({ value }) => [Number(value), await anyFreePort()])),
    ) as Record<number, number>;
    const env = this.#environment(container, { podName: "job", process, ports, version });
    const program = new Program({
      image: this.#image(container, version),
      env,
      args: container.args,
    });
    const code = await program.ended();
    if (code !== 0) throw new Error(`${container.name} ended with ${code}:\n${program.log}`);
  }

  async close(): Promise<void> {
    for (const event of ENDINGS) process.off(event, this.#kill);
    this.#kill();
    for (const service of this.#services.values()) service.close();
  }

  #serviceOf(component: string, portName: string): Service {
    const object = ofKind(this.options.objects, "Service").find(
      ({ metadata }) => metadata.name === `eightcount-${component}`,
    );
    const port = object?.spec?.ports?.find(({ name }) => name === portName)?.port;
    const service = this.#services.get(`eightcount-${component}:${port}`);
    if (!service) throw new Error(`the chart has no Service of ${component} for ${portName}`);
    return service;
  }

  #hosts(): Readonly<Record<string, string>> {
    const own = [...this.#services].map(([host, { port }]) => [host, `127.0.0.1:${port}`]);
    return { ...Object.fromEntries(own), ...this.options.hosts };
  }

  #image({ image }: Container, version: string): string {
    const name = /eightcount\/([a-z-]+):/.exec(image)?.[1] ?? "";
    return path.join(this.options.images(version), name);
  }

  #environment(container: Container, given: GivenToPod): Readonly<Record<string, string>> {
    const { redisUrl, databaseUrl, folders, settings } = this.options;
    const smtpUrl = `smtp://127.0.0.1:${this.#serviceOf(STAND_INS, "smtp").port}`;
    const stores = { redisUrl, smtpUrl, databaseUrl: databaseUrl(given.process) };
    const secrets = secretsOf(this.#keys, stores);
    const surroundings = { ...given, hosts: this.#hosts(), secrets, folders };
    return { ...environmentOf(container, surroundings), ...settings };
  }

  async #newPod(object: KubernetesObject, version: string, spec: PodSpec): Promise<Pod> {
    const [container] = spec.containers;
    if (!container) throw new Error(`${object.metadata.name} has no container`);
    const component = componentOf(object);
    const ports: Record<string, number> = {};
    const byNumber: Record<number, number> = {};
    for (const { name, containerPort } of container.ports ?? []) {
      ports[name] = byNumber[containerPort] = await anyFreePort();
    }
    const podName = `${object.metadata.name}-${randomUUID().slice(0, 8)}`;
    const given = { podName, process: container.name, ports: byNumber, version };
    const env = this.#environment(container, given);
    const served = PORT_NAMES.flatMap((name) => {
      const port = ports[name];
      return port === undefined ? [] : [{ port, service: this.#serviceOf(component, name) }];
    });
    return new Pod({
      ...{ name: podName, version, spec, ports },
      program: { image: this.#image(container, version), env, args: container.args },
      onReady: () => {
        for (const { port, service } of served) service.add(port);
      },
      onNotReady: () => {
        for (const { port, service } of served) void service.drop(port);
      },
    });
  }
}

interface GivenToPod {
  readonly podName: string;
  readonly process: string;
  readonly ports: Readonly<Record<number, number>>;
  readonly version: string;
}

const componentOf = ({ metadata }: KubernetesObject): string => metadata.labels?.[COMPONENT] ?? "";
