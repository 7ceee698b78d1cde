import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stringify } from "yaml";
import { PrometheusApi } from "./prometheus-api.ts";
import { checkout, type RunningProduct } from "./running-product.ts";

export interface PrometheusServer {
  readonly api: PrometheusApi;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

export interface PrometheusOptions {
  readonly program: string;
  readonly port: number;
  readonly product: RunningProduct;
}

/** The local rules compare values a second apart. */
const EVERY = "1s";
const POLL_MS = 100;
const KEPT_LINES = 20;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const configuration = ({ targetsFile }: RunningProduct) => ({
  global: { scrape_interval: EVERY, scrape_timeout: EVERY, evaluation_interval: EVERY },
  rule_files: [path.join(checkout, "helm/observability/alerts/local.yaml")],
  scrape_configs: [{ job_name: "eightcount", file_sd_configs: [{ files: [targetsFile] }] }],
});

/** Debian's package keeps the pages outside of the program, and its path is not that of a copy. */
function pagesOf(program: string): readonly string[] {
  const pages = path.resolve(path.dirname(program), "../share/prometheus/web");
  return path.isAbsolute(program) && existsSync(pages) ? [`--web.local-assets=${pages}/`] : [];
}

/** Starts with no history. Scrapes every second, and evaluates the local rules. */
export async function startPrometheus(options: PrometheusOptions): Promise<PrometheusServer> {
  const { program, port, product } = options;
  const folder = path.join(product.dataFolder, `prometheus-${port}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "prometheus.yaml");
  writeFileSync(file, stringify(configuration(product)));
  const address = `127.0.0.1:${port}`;
  const child = spawn(
    program,
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(folder, "data")}`,
      `--web.listen-address=${address}`,
      ...pagesOf(program),
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  // Also while it starts, because a signal to this process alone does not reach it.
  const end = () => child.kill("SIGTERM");
  for (const signal of SIGNALS) process.on(signal, end);
  const lines: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    lines.push(...text.trim().split("\n"));
    lines.splice(0, lines.length - KEPT_LINES);
  });
  const ended = once(child, "exit").finally(() => {
    for (const signal of SIGNALS) process.off(signal, end);
  });
  const api = new PrometheusApi(`http://${address}`);
  while (!(await api.isReady())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`Prometheus ended:\n${lines.join("\n")}`);
    await wait(POLL_MS);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { api, ended, stop };
}
