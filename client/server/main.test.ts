import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { builtFolder } from "./testing/builtFolder.ts";

const checkout = join(__dirname, "../..");
const telemetry = join(checkout, "packages/service-kit/dist/telemetry/register.js");

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly port?: number;
  readonly metricsPort?: number;
  readonly trace_id?: string;
}

const folder = builtFolder();
const exported: string[] = [];
const lines: LogLine[] = [];
let collector: Server;
let child: ChildProcess;

/** Resolves with the first item that the condition holds for, once there is one. */
async function first<T>(items: readonly T[], condition: (item: T) => boolean): Promise<T> {
  for (;;) {
    const found = items.find(condition);
    if (found) return found;
    await setTimeout(20);
  }
}

const logged = (message: string) => first(lines, ({ msg }) => msg === message);

beforeAll(async () => {
  collector = createServer(async (message, response) => {
    exported.push(await text(message));
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  child = spawn(process.execPath, ["--require", telemetry, "client/server/main.ts"], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      EIGHTCOUNT_CLIENT_ASSETS: folder,
      OTEL_SERVICE_NAME: "client",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      METRICS_PORT: "0",
      OTEL_LOGS_EXPORTER: "none",
      OTEL_BSP_SCHEDULE_DELAY: "100",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (child.stdout) {
    createInterface(child.stdout).on("line", (line) => lines.push(JSON.parse(line)));
  }
});

afterAll(() => {
  child.kill("SIGKILL");
  collector.closeAllConnections();
  collector.close();
});

it("a page's request is a child of the page's load, which the page is asked to report", async () => {
  const { port } = await logged("client listening");
  // fetch sets this header itself.
  const asked = request(`http://127.0.0.1:${port}/search?Bus`, {
    headers: { "sec-fetch-dest": "document", "x-forwarded-for": "203.0.113.77" },
  }).end();
  const [{ headers }] = (await once(asked, "response")) as [IncomingMessage];
  const [, traceId = "none", spanId] =
    /^traceparent;desc="00-([\da-f]{32})-([\da-f]{16})-01"$/.exec(
      String(headers["server-timing"]),
    ) ?? [];
  const spans = await first(exported, (body) => body.includes(traceId));
  expect(spans).toContain(`"parentSpanId":"${spanId}"`);
  expect(spans).toContain('"key":"url.path","value":{"stringValue":"/search"}');
  expect(spans).not.toMatch(/Bus|203\.0\.113/);
  const other = await fetch(`http://127.0.0.1:${port}/search?Bus`);
  expect(other.headers.get("server-timing")).toBeNull();
});

it("records a request that a stranger wants to hide", async () => {
  const { port } = await logged("client listening");
  const traceId = "5".repeat(32);
  const traceparent = `00-${traceId}-${"6".repeat(16)}-00`;
  await fetch(`http://127.0.0.1:${port}/search`, { headers: { traceparent } });
  expect(await first(exported, (body) => body.includes(traceId))).toContain('"name":"GET /search"');
});

it("logs JSON with trace ids, exports its spans, and ends in order", async () => {
  const { port, metricsPort } = await logged("client listening");
  symlinkSync("loop.js", join(folder, "assets/loop.js"));
  const broken = await fetch(`http://127.0.0.1:${port}/assets/loop.js`);
  expect([broken.status, await broken.text()]).toEqual([500, "Internal Server Error"]);
  const failure = await logged("request failed");
  expect(failure).toMatchObject({ level: 50, trace_id: expect.stringMatching(/^[\da-f]{32}$/) });
  const spans = await first(exported, (body) => body.includes(failure.trace_id ?? "none"));
  expect(spans).toContain('"name":"GET /assets/*.js"');
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/^http_server_request_duration_count\{.*status_code="500".*\} 1$/m);
  expect(metrics).toMatch(/^nodejs_eventloop_utilization\{/m);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(lines.at(-1)?.msg).toBe("client drained");
});
