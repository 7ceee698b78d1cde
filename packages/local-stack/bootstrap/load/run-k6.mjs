import { spawn } from "node:child_process";
import { once } from "node:events";
import { inRoot } from "../paths.mjs";
import { cpuShares, watchCpu } from "./cpu-time.mjs";
import { SlowRequests } from "./slow-requests.mjs";
import { TracePages } from "./trace-pages.mjs";
import { findProcesses } from "./usage/stack-processes.mjs";
import { UsageWatch } from "./usage/watch.mjs";

const KEPT_MESSAGES = 10;
const MESSAGE = /level=(?:error|warning) msg="(.*)"/;
const PHASE = /level=info msg="phase (\S+) ([\d.]+)"/;
/** k6's exit code for a missed pass line. Any other but 0 is a broken run. */
const MISSED = 99;

// The report holds one sample per period and metric, and a soak has thousands of seconds.
const reportPeriod = (workload) => (workload === "soak" ? "30s" : "1s");

const environment = ({ files, settings }) => ({
  ...process.env,
  K6_WEB_DASHBOARD: "true",
  K6_WEB_DASHBOARD_PORT: "-1",
  K6_WEB_DASHBOARD_PERIOD: reportPeriod(settings.workload),
  K6_WEB_DASHBOARD_EXPORT: files.report,
  K6_NO_USAGE_REPORT: "true",
  K6_AUTO_EXTENSION_RESOLUTION: "false",
});

/** The variables that the scripts read, in k6's notation. Empty ones keep the script's default. */
function variables({ settings, site, sandbox, files }) {
  const { workload, rate, time, seed, traces, id } = settings;
  const given = {
    SITE: site,
    SANDBOX: sandbox,
    WORKLOAD: workload,
    RATE: rate,
    TIME: time,
    SEED: seed,
    TRACES: traces,
    RUN_ID: id,
    CATALOG: files.catalog,
    MEMBERS: files.members,
    SUMMARY: files.summary,
  };
  return Object.entries(given)
    .filter(([, value]) => value !== "")
    .flatMap(([name, value]) => ["-e", `${name}=${value}`]);
}

/** Turns k6's lines into one: elapsed time, arrivals so far, and the phase. */
export class K6Lines {
  messages = [];
  /** Start of each phase, in milliseconds since 1970. */
  phases = {};
  /** Virtual users of each phase. */
  users = {};
  #parts = { elapsed: "", phase: "" };

  read(line) {
    const message = MESSAGE.exec(line)?.[1];
    if (message) this.#keep(message.replaceAll('\\"', '"').replaceAll("\\n", "\n"));
    const [, started, at] = PHASE.exec(line) ?? [];
    if (started) this.phases[started] = Number(at);
    const [, elapsed, complete] =
      /^running \(([\dhms.]+)\), .*VUs, (\d+) complete/.exec(line) ?? [];
    if (elapsed) this.#parts.elapsed = `${elapsed}, ${complete} arrivals`;
    const [, phase, percent, users] = /^(\S+)\s+\[\s*(\d+)% \] \d+\/(\d+) VUs/.exec(line) ?? [];
    if (phase) this.users[phase] = Number(users);
    if (phase && percent !== "100") this.#parts.phase = `${phase} ${percent} %`;
    return Object.values(this.#parts).filter(Boolean).join(", ");
  }

  // An overloaded system makes k6 repeat one message thousands of times.
  #keep(message) {
    if (this.messages.length < KEPT_MESSAGES && !this.messages.includes(message)) {
      this.messages.push(message);
    }
  }
}

/** Runs a journey. Rejects if k6 could not run it to its end; a missed objective is a result. */
export async function runK6({ k6, journey, live, ...given }) {
  const script = inRoot(`loadtests/journeys/${journey}.ts`);
  const args = ["run", "--no-color", "--address", "localhost:0", ...variables(given), script];
  const program = spawn(k6, args, {
    cwd: inRoot(),
    env: environment(given),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = (signal) => program.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
  const cpu = watchCpu(program.pid);
  const lines = new K6Lines();
  const slow = new SlowRequests();
  const { readsStack = true } = given.settings;
  const pages = new TracePages(readsStack ? given.sandbox : "", (one) => slow.has(one));
  const usage = new UsageWatch(readsStack ? findProcesses(given.dataFolder) : null);
  usage.start(program.pid);
  for (const stream of [program.stdout, program.stderr]) {
    let rest = "";
    stream.setEncoding("utf8").on("data", (text) => {
      const whole = (rest + text).split("\n");
      rest = whole.pop();
      for (const line of whole) {
        const request = slow.read(line);
        if (request) pages.request(request);
        usage.line(line);
        live(lines.read(line));
      }
    });
  }
  const [code] = await once(program, "close");
  const samples = cpu.stop();
  const usageSamples = await usage.stop();
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, end);
  if (code === 0 || code === MISSED) {
    await pages.settled();
    const { messages, phases, users } = lines;
    // Before the first arrival, k6 prepares all its virtual users, which is no load.
    const shares = cpuShares(samples, Math.min(...Object.values(phases)));
    return { cpu: shares, generator: samples, usageSamples, messages, phases, users, slow, pages };
  }
  const output = lines.messages.join("\n");
  throw Object.assign(new Error(`k6 ended with code ${code}.`), { output });
}
