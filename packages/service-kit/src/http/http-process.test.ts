import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { trace } from "@opentelemetry/api";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { createLogger } from "../logging/logger";
import { type HttpProcess, Readiness, startHttpProcess } from "./http-process";

const ANSWER_AFTER_MS = 200;
const LINGER_MS = 1_500;
const logger = createLogger("http-process-test");
logger.level = "silent";
const agent = new Agent({ keepAlive: true });
const steps: string[] = [];

type Options = Parameters<typeof startHttpProcess>[0];

const readWhole: Options["app"] = (request, response) => {
  request.resume().on("end", () => response.end("received"));
};

function start(more: Partial<Options> = {}): Promise<HttpProcess> {
  const drain = [
    () => {
      trace.getTracer("test").startSpan("the last save").end();
      return Promise.resolve(void steps.push("drained"));
    },
  ];
  const app: Options["app"] = (_request, response) => {
    setTimeout(() => {
      steps.push("answered");
      response.end("whole");
    }, ANSWER_AFTER_MS);
  };
  const address = { host: "127.0.0.1", port: 0, metricsPort: null };
  const options = { name: "test", ...address, app, logger, drain, ...more };
  return startHttpProcess(options, new Readiness(() => Promise.resolve()));
}

async function ask(port: number): Promise<string> {
  const [answer] = (await once(get({ port, agent }), "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of answer) text += chunk;
  return text;
}

afterAll(() => agent.destroy());

it("finishes requests in flight, then drains without waiting for idle connections", async () => {
  const { port, metricsPort, close } = await start();
  expect(metricsPort).toBeNull();
  const asked = ask(port);
  await sleep(ANSWER_AFTER_MS / 2);
  const startedAt = performance.now();
  await close();
  expect(await asked).toBe("whole");
  expect(steps).toEqual(["answered", "drained"]);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await expect(ask(port)).rejects.toThrow();
});

it.each([
  [2_000, "cut off"],
  [6_000, "whole"],
])("gives a slow request %d ms, so that it is %s", async (drainTimeoutMs, expected) => {
  const app: Options["app"] = (_request, response) => {
    setTimeout(() => response.end("whole"), 3_000);
  };
  const { port, close } = await start({ app, drainTimeoutMs });
  const asked = ask(port).catch(() => "cut off");
  await sleep(100);
  await close();
  expect(await asked).toBe(expected);
});

it("closes the connection of a request in flight with its response", async () => {
  const { port, close } = await start();
  const asked = once(get({ port, agent }), "response");
  await sleep(ANSWER_AFTER_MS / 2);
  const startedAt = performance.now();
  const closed = close();
  const [answer] = (await asked) as [IncomingMessage];
  answer.resume();
  expect(answer.headers.connection).toBe("close");
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(LINGER_MS);
});

describe("a connection that is idle when the process is asked to end", () => {
  const app: Options["app"] = (_request, response) => response.end("whole");

  async function open(port: number) {
    const client = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async () => {
      const [answer] = (await once(get({ port, agent: client }), "response")) as [IncomingMessage];
      answer.resume();
      await once(answer, "end");
      return answer.headers.connection;
    };
    expect(await send()).toBe("keep-alive");
    return { send, close: () => client.destroy() };
  }

  it("carries one more request, whose response ends it", async () => {
    const { port, close } = await start({ app });
    const client = await open(port);
    const closed = close();
    await sleep(LINGER_MS / 3);
    expect(await client.send()).toBe("close");
    const startedAt = performance.now();
    await closed;
    expect(performance.now() - startedAt).toBeLessThan(LINGER_MS / 3);
    client.close();
  });

  it("is closed by the process if its client does not", async () => {
    const { port, close } = await start({ app });
    const client = await open(port);
    const startedAt = performance.now();
    await close();
    expect(performance.now() - startedAt).toBeGreaterThan(LINGER_MS - 100);
    await expect(client.send()).rejects.toThrow();
  });
});

describe("metrics", () => {
  const scrape = (port: number, path = "/metrics", method = "GET") =>
    fetch(`http://127.0.0.1:${port}${path}`, { method });
  const app: Options["app"] = (_request, response) => response.writeHead(404).end();

  it("are served on a port of their own, which serves nothing else", async () => {
    const { port, metricsPort, close } = await start({ app, metricsPort: 0 });
    const found = await scrape(metricsPort ?? 0);
    expect([found.status, found.headers.get("content-type")]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
    const text = await found.text();
    expect(text).toContain("# TYPE target_info gauge");
    expect(text).toMatch(/^process_memory_usage\{.*\} \d{7,}$/m);
    expect(text).toMatch(/^process_cpu_time_total\{cpu_mode="user".*\} [\d.]+$/m);
    expect(text).toMatch(/^process_uptime\{.*\} [\d.]+$/m);
    expect((await scrape(metricsPort ?? 0, "/")).status).toBe(404);
    expect((await scrape(metricsPort ?? 0, "/metrics", "POST")).status).toBe(405);
    expect((await scrape(port)).status).toBe(404);
    await close();
  });

  it("can still be read during the drain, and not afterwards", async () => {
    let isDraining = () => {};
    const draining = new Promise<void>((resolve) => {
      isDraining = resolve;
    });
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const drain = [
      () => {
        isDraining();
        return finished;
      },
    ];
    const { metricsPort, close } = await start({ app, metricsPort: 0, drain });
    const closed = close();
    await draining;
    expect((await scrape(metricsPort ?? 0)).status).toBe(200);
    finish();
    await closed;
    await expect(scrape(metricsPort ?? 0)).rejects.toThrow();
  });
});

it("sends the security headers with every response", async () => {
  const { port, close } = await start();
  const answer = await fetch(`http://127.0.0.1:${port}`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "permissions-policy": expect.stringContaining("camera=()"),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
  });
  await close();
});

it.each([
  ["headers", "GET / HTTP/1.1\r\nHost: x\r\n"],
  ["a body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nthe first word"],
])("disconnects a client that never finishes %s, and no other", async (_part, bytes) => {
  const { port, close } = await start({ receiveTimeoutMs: 300, app: readWhole });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined).resume();
  socket.write(bytes);
  await once(socket, "close");
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: "all of it" });
  expect(await answer.text()).toBe("received");
  await close();
});

it("sends its last spans before it ends", async () => {
  const waiting: string[] = [];
  const sent: string[] = [];
  const batch = {
    onStart: () => undefined,
    onEnd: ({ name }: { readonly name: string }) => void waiting.push(name),
    forceFlush: () => Promise.resolve(void sent.push(...waiting.splice(0))),
    shutdown: () => Promise.resolve(),
  };
  const telemetry = new NodeSDK({ instrumentations: [], spanProcessors: [batch] });
  telemetry.start();
  await (await start()).close();
  expect(sent).toEqual(["the last save"]);
  await telemetry.shutdown();
});
