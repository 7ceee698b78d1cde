import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { anyPorts } from "@eightcount/test-kit/fixtures/any-ports";
import { type SubgraphName, subgraphNames } from "../checkout/checkout";
import { dataFolders } from "../checkout/data-folders";
import { configTable } from "../config";
import { chooseSettings } from "../stack/settings";
import { clientProcess } from "./client.process";
import { filmsProcess } from "./films.process";
import { gatewayProcess } from "./gateway.process";
import { sandboxProcess } from "./sandbox.process";
import type { StackSettings } from "./stack-settings";
import { subgraphProcess } from "./subgraph.process";

let folder: string;
let settings: StackSettings;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "eightcount-plans-"));
  const env = { ...anyPorts, HOST: "0.0.0.0", EIGHTCOUNT_DATA_FOLDER: folder };
  const config = loadConfig(configTable, env);
  ({ settings } = await chooseSettings(config, dataFolders(folder, ""), env));
});
afterAll(() => rmSync(folder, { recursive: true }));

const everySubgraph = ["EIGHTCOUNT_GATEWAY_SECRET"];
const SECRETS: Readonly<Record<SubgraphName, readonly string[]>> = {
  accounts: [
    ...everySubgraph,
    "EIGHTCOUNT_JWT_PRIVATE_KEY",
    "EIGHTCOUNT_TICKET_SECRET",
    "EIGHTCOUNT_CODE_SECRET",
    "ALTCHA_HMAC_SECRET",
  ],
  catalogue: [...everySubgraph, "CF_KEY_PAIR_ID", "CF_PRIVATE_KEY"],
  viewing: everySubgraph,
  billing: [
    ...everySubgraph,
    "EIGHTCOUNT_TICKET_SECRET",
    "RECURLY_API_KEY",
    "RECURLY_PUBLIC_KEY",
    "RECURLY_WEBHOOK_SECRET",
    "CRM_API_KEY",
    "CRM_WEBHOOK_SECRET",
  ],
};

describe("a stack that phones in the same network may open", () => {
  it("keeps everything behind the edge on loopback", () => {
    const plans = [
      ...subgraphNames.map((name) => subgraphProcess(name, settings)),
      gatewayProcess(settings),
      clientProcess(settings),
      sandboxProcess(settings),
    ];
    for (const { name, env } of plans) expect([name, env.HOST]).toEqual([name, "127.0.0.1"]);
  });

  it.each(subgraphNames)("gives %s only its own secrets", (name) => {
    const own = new Set<string>(Object.values(settings.keys));
    const { env } = subgraphProcess(name, settings);
    for (const secret of SECRETS[name]) {
      expect([secret, own.has(env[secret] ?? "")]).toEqual([secret, true]);
    }
  });

  it("tells the gateway and the sandbox their known host names", () => {
    const hosts = ["localhost", ...settings.networkUrls.map((url) => new URL(url).hostname)];
    for (const plan of [gatewayProcess(settings), sandboxProcess(settings)]) {
      expect(plan.env.EIGHTCOUNT_KNOWN_HOSTS).toBe(hosts.join(","));
    }
  });
});

describe("the metrics of a stack", () => {
  const plansOf = (given: StackSettings) => [
    gatewayProcess(given),
    clientProcess(given),
    ...subgraphNames.map((name) => subgraphProcess(name, given)),
  ];

  it("have a port of their own for each process, whatever the user's environment says", () => {
    const given = { ...settings, outerEnv: { METRICS_PORT: "9999" } };
    const ports = plansOf(given).map(({ env }) => env.METRICS_PORT);
    const { sandbox: _, ...measured } = settings.metricsPorts;
    expect(ports).toEqual(Object.values(measured).map(String));
    expect(new Set(ports).size).toBe(6);
    expect(filmsProcess(given).env.METRICS_PORT).toBe("");
  });

  it("reach the page of traces", () => {
    const { EIGHTCOUNT_SANDBOX_METRICS_URLS: urls = "" } = sandboxProcess(settings).env;
    const expected = Object.entries(settings.metricsPorts).map(
      ([name, port]) => `${name}=http://127.0.0.1:${port}/metrics`,
    );
    expect(urls.split(",")).toEqual(expected);
  });

  it("are never on a port that the edge forwards to", () => {
    const forwarded = new Set<number>(Object.values(settings.ports));
    for (const port of Object.values(settings.metricsPorts)) expect(forwarded).not.toContain(port);
  });
});
