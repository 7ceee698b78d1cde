import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";

const ROOT = path.resolve(__dirname, "../../../..");
const REGISTER = path.join(ROOT, "packages/service-kit/dist/telemetry/register.js");
const WORK = `require("@opentelemetry/api").trace.getTracer("test").startSpan("work").end();`;

const VERSION = /"service\.version","value":\{"stringValue":"([^"]+)"/;
/** As in the chart and on one machine. Metrics are read from the process instead. */
const TRACES_ONLY = { OTEL_METRICS_EXPORTER: "none", OTEL_LOGS_EXPORTER: "none" };

let collector: Server;
let sent: string;
beforeEach(async () => {
  sent = "";
  collector = createServer(async (request, response) => {
    sent += await text(request);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
});
afterEach(() => {
  collector.closeAllConnections();
  collector.close();
});

/** Version in the traces of a process that does a piece of work. */
async function tracedVersion(env: NodeJS.ProcessEnv = {}): Promise<string | undefined> {
  const { port } = collector.address() as AddressInfo;
  await promisify(execFile)(process.execPath, ["--require", REGISTER, "--eval", WORK], {
    cwd: __dirname,
    env: {
      ...TRACES_ONLY,
      PATH: process.env.PATH,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      ...env,
    },
  });
  return VERSION.exec(sent)?.[1];
}

it("traces name the version in package.json", async () => {
  const manifest = readFileSync(path.join(ROOT, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  expect(await tracedVersion()).toBe(version);
});

it("traces name the image's tag instead, where the environment does", async () => {
  const env = { OTEL_RESOURCE_ATTRIBUTES: "service.version=0.1.9-hotfix" };
  expect(await tracedVersion(env)).toBe("0.1.9-hotfix");
});
