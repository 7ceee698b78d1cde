import { rmSync } from "node:fs";
import path from "node:path";
import { migrationsFolder, subgraphNames } from "../checkout/checkout";
import { type Edge, openEdge } from "../edge/edge";
import { LOAD_STAMP } from "../load-data/load-stamp";
import { applyMigrations } from "../migrations/apply-migrations";
import { createDatabases } from "../postgres/create-databases";
import { prepareDataFolder } from "../postgres/data-folder";
import { clientProcess } from "../processes/client.process";
import { filmsProcess } from "../processes/films.process";
import { gatewayProcess } from "../processes/gateway.process";
import { postgresProcess } from "../processes/postgres.process";
import { redisProcess } from "../processes/redis.process";
import { sandboxProcess } from "../processes/sandbox.process";
import {
  localUrl,
  type MeasuredName,
  measuredNames,
  type StackSettings,
} from "../processes/stack-settings";
import { membersFile, seedProcess, subgraphProcess } from "../processes/subgraph.process";
import { findRedis } from "../redis/find-redis";
import type { Addresses, Reporter } from "../reports/reporter";
import type { ProcessGroup } from "../supervision/process-group";
import { readyMadeMembers } from "../welcome/ready-made-members";
import { welcome } from "../welcome/welcome";
import { SeedStamp } from "./seed-stamp";
import type { StackConfig } from "./settings";
import { stopWatch } from "./stop-times";

const ALL_FILMS = "films: all";

/** What was written to databases that are gone. */
function forgetRows(runFolder: string): void {
  for (const stamp of ["seeds.json", LOAD_STAMP])
    rmSync(path.join(runFolder, stamp), { force: true });
}

export class Stack {
  #edge: Edge | null = null;
  #sandbox: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: StackConfig,
    private readonly settings: StackSettings,
    private readonly processGroup: ProcessGroup,
    private readonly reporter: Reporter,
  ) {}

  async start(): Promise<void> {
    await this.reporter.step("PostgreSQL", () => this.#startDatabase());
    await this.reporter.step("Redis and the sandbox", () => this.#startDependencies());
    await this.reporter.step("Demo content", () => this.#seed());
    await this.reporter.step("Services", () => this.#startServices());
    this.reporter.line(this.#welcome());
    this.reporter.ready(this.#addresses());
  }

  /** Stops the edge first and the databases last, so that no process loses a dependency. */
  async stop(): Promise<void> {
    const left = stopWatch();
    const lastResort = setTimeout(() => this.processGroup.killAll(), left("everything"));
    await Promise.all([
      this.processGroup.shutDown(),
      this.#edge?.close(left("front")),
      this.processGroup.stop(["client", "gateway"], left("front")),
    ]);
    await this.processGroup.stop(subgraphNames, left("subgraphs"));
    await this.processGroup.stop(["sandbox"], left("sandbox"));
    await this.processGroup.stop(["redis", "postgres"], left("stores"));
    clearTimeout(lastResort);
  }

  async #startDatabase(): Promise<string> {
    const { settings, config } = this;
    if (config.postgresUrl === "") {
      const isNew = await prepareDataFolder(settings.folders.postgres, config.durability);
      if (isNew) forgetRows(settings.folders.run);
      await this.processGroup.start(postgresProcess(settings, config.durability));
    }
    await createDatabases(settings.databaseUrl("postgres"), [...subgraphNames, "sandbox"]);
    const applied = await Promise.all(
      subgraphNames.map((name) =>
        applyMigrations(settings.databaseUrl(name), migrationsFolder(name)),
      ),
    ).catch((error: Error) => {
      throw new Error(
        `${error.message}\nThe data was not changed. \`npm run reset\` deletes it for a fresh start.`,
      );
    });
    const count = applied.flat().length;
    return count === 0 ? "up to date" : `${count} migrations applied`;
  }

  async #startDependencies(): Promise<string> {
    const { settings, config, processGroup } = this;
    if (config.rendersFilms)
      processGroup.startOptional(filmsProcess(settings), (line) => this.#showFilmProgress(line));
    this.#sandbox = processGroup.start(sandboxProcess(settings));
    // The seeds await it. A rejection before that must not count as unhandled.
    this.#sandbox.catch(() => undefined);
    await this.#startRedis();
    return config.redisUrl === "" ? "" : "using REDIS_URL";
  }

  async #startRedis(): Promise<void> {
    if (this.config.redisUrl !== "") return;
    const program = await findRedis({ onFetch: (line) => this.reporter.live(line) });
    await this.processGroup.start(redisProcess(this.settings, program));
  }

  async #seed(): Promise<string> {
    const stamp = new SeedStamp(this.settings.folders.run);
    const names = stamp.outdated(subgraphNames);
    if (names.length > 0) await this.#sandbox;
    await Promise.all(
      names.map(async (name) => {
        await this.processGroup.run(seedProcess(name, this.settings));
        stamp.seeded(name);
      }),
    );
    return names.length === 0 ? "up to date" : names.join(", ");
  }

  async #startServices(): Promise<string> {
    const { settings, config } = this;
    const plans = [
      ...subgraphNames.map((name) => subgraphProcess(name, settings)),
      gatewayProcess(settings),
      clientProcess(settings),
    ];
    let ready = 0;
    const started = plans.map(async (plan) => {
      await this.processGroup.start(plan);
      ready += 1;
      this.reporter.live(`${ready} of ${plans.length} ready`);
    });
    await Promise.all([...started, this.#sandbox]);
    this.#edge = await openEdge({
      host: config.host,
      port: settings.ports.edge,
      targetPorts: settings.ports,
      knownHosts: settings.knownHosts,
      trustsForwardedFor: config.trustsForwardedFor,
    });
    return `${plans.length} ready`;
  }

  #showFilmProgress(line: string): void {
    if (line.startsWith("{")) return;
    if (!line.startsWith(ALL_FILMS)) {
      this.reporter.live(line);
      return;
    }
    this.reporter.live("");
    this.reporter.line(line);
  }

  #welcome(): string {
    const { settings } = this;
    return welcome({
      site: settings.publicUrl,
      networkSites: settings.networkUrls,
      sandbox: localUrl(settings.ports.sandbox).replace("127.0.0.1", "localhost"),
      members: readyMadeMembers(membersFile(settings)),
      runFolder: settings.folders.run,
      pid: process.pid,
    });
  }

  #addresses(): Addresses {
    const { ports, metricsPorts, publicUrl, redisUrl, databaseUrl } = this.settings;
    const names = [...subgraphNames, "sandbox"];
    const served = measuredNames.map((name) => [name, localUrl(ports[name])]);
    return {
      ...(Object.fromEntries(served) as Record<MeasuredName, string>),
      site: publicUrl,
      smtp: `smtp://127.0.0.1:${ports.smtp}`,
      redis: redisUrl,
      metrics: Object.fromEntries(
        Object.entries(metricsPorts).map(([name, port]) => [name, `${localUrl(port)}/metrics`]),
      ),
      databases: Object.fromEntries(names.map((name) => [name, databaseUrl(name)])),
    };
  }
}
