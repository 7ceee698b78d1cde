import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import type { RunQueryAnswer } from "@eightcount/test-kit/graph/run-query";
import { signViewer } from "@eightcount/test-kit/viewer/sign-viewer";
import { type BillingFixture, TICKET_SECRET, WEBHOOK_SECRET } from "../billing-fixture";
import { openGates } from "./gates";
import { KillSwitch } from "./kill-switch";

/** Starts billing's own program, which ends by SIGKILL. */
export async function startProcess(fixture: BillingFixture) {
  const { gatewaySecret, redisUrl } = fixture.config;
  const killSwitch: KillSwitch = new KillSwitch(() => {
    child.kill("SIGKILL");
    gates.cut();
  });
  const gates = await openGates(fixture, () => killSwitch);
  const child = spawn(process.execPath, ["subgraphs/billing/dist/src/main.js"], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      LOG_LEVEL: "info",
      REDIS_URL: redisUrl,
      DATABASE_URL: gates.databaseUrl,
      RECURLY_BASE_URL: gates.recurlyBaseUrl,
      CRM_BASE_URL: gates.crmBaseUrl,
      RECURLY_WEBHOOK_SECRET: WEBHOOK_SECRET,
      EIGHTCOUNT_TICKET_SECRET: TICKET_SECRET,
      EIGHTCOUNT_WORKERS: "separate",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await listening(child);
  return {
    killSwitch,
    execute: async (
      query: string,
      variables: Readonly<Record<string, unknown>> = {},
      viewer: Viewer = visitor,
    ): Promise<RunQueryAnswer> => {
      const body = JSON.stringify({ query, variables });
      const terms = { secret: gatewaySecret, audience: "billing", body };
      const reply = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...signViewer(viewer, terms, new Date()) },
        body,
      });
      return { cookies: [], errors: undefined, ...((await reply.json()) as { data: unknown }) };
    },
    close: async () => {
      child.kill("SIGKILL");
      await gates.close();
    },
  };
}

export type RealProcess = Awaited<ReturnType<typeof startProcess>>;

async function listening(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error("the process has no output");
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes("billing listening")) continue;
    child.stdout.resume();
    return (JSON.parse(line) as { port: number }).port;
  }
  throw new Error("billing ended before it listened");
}
