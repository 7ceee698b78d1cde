import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import type { Container, PodSpec } from "../kubernetes-object.ts";
import { Pod } from "./pod.ts";

const SLEEP_SECONDS = 0.3;
const GRACE_SECONDS = 1;

/** Listens soon, is ready later, and writes nothing that a user without rights could not. */
const SERVER = `
  import { createServer } from "node:http";
  const since = performance.now();
  const server = createServer(({ url }, response) => {
    const isReady = url === "/livez" || performance.now() - since > 300;
    response.writeHead(isReady ? 200 : 503).end();
  });
  server.listen(process.env.PORT, "127.0.0.1");
  process.on("SIGTERM", () => process.env.STUBBORN || process.exit(3));`;

let image: string;
beforeAll(() => {
  image = mkdtempSync(path.join(os.tmpdir(), "eightcount-image-"));
  chmodSync(image, 0o755);
  const telemetry = path.join(image, "packages/service-kit/dist/telemetry/register.js");
  mkdirSync(path.dirname(telemetry), { recursive: true });
  writeFileSync(telemetry, "");
  writeFileSync(path.join(image, "start.mjs"), SERVER);
});
afterAll(() => rmSync(image, { recursive: true }));

const probe = (url: string, failureThreshold: number) => ({
  httpGet: { path: url, port: "http" },
  periodSeconds: 0.1,
  failureThreshold,
});

async function newPod(env: Readonly<Record<string, string>>, startupFailures = 100) {
  const events: string[] = [];
  const http = await anyFreePort();
  const container: Partial<Container> = {
    startupProbe: probe("/livez", startupFailures),
    livenessProbe: probe("/livez", 3),
    readinessProbe: probe("/readyz", 2),
    lifecycle: { preStop: { sleep: { seconds: SLEEP_SECONDS } } },
  };
  const spec = { containers: [container], terminationGracePeriodSeconds: GRACE_SECONDS };
  const pod = new Pod({
    ...{ name: "pod", version: "1", spec: spec as unknown as PodSpec, ports: { http } },
    program: { image, env: { PORT: String(http), ...env } },
    onReady: () => events.push("ready"),
    onNotReady: () => events.push("not ready"),
  });
  return { pod, events };
}

it("is ready when its readiness probe succeeds, and ends after its hook", async () => {
  const { pod, events } = await newPod({});
  await pod.start();
  expect([events, await pod.isAlive()]).toEqual([["ready"], true]);
  const startedAt = performance.now();
  const removed = pod.remove();
  expect(events).toEqual(["ready", "not ready"]);
  expect(await pod.isAlive()).toBe(true);
  expect(await removed).toBe(3);
  expect(performance.now() - startedAt).toBeGreaterThan(SLEEP_SECONDS * 1_000 - 20);
});

it("is killed when its grace period is over", async () => {
  const { pod } = await newPod({ STUBBORN: "1" });
  await pod.start();
  const startedAt = performance.now();
  expect(await pod.remove()).toBe("SIGKILL");
  expect(performance.now() - startedAt).toBeGreaterThan(GRACE_SECONDS * 1_000 - 20);
});

it("says why it did not start", async () => {
  const { pod } = await newPod({ PORT: "not a port" });
  await expect(pod.start()).rejects.toThrow(/^pod did not start:.*not a port/s);
});
