import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import {
  closeTestEdges,
  listening,
  openTestEdge,
  serving,
} from "@eightcount/test-kit/stacks/test-edge";
import { anyFreePort } from "../ports/free-port";
import type { Edge } from "./edge";

let edge: Edge;

afterEach(closeTestEdges);

async function edgeOver(client: number, trustsForwardedFor = false): Promise<string> {
  const opened = await openTestEdge(client, { trustsForwardedFor });
  edge = opened.edge;
  return opened.site;
}

it("forwards path, query, method, body, and cookies, and returns status and cookies", async () => {
  const site = await edgeOver(
    await serving(async (incoming, outgoing) => {
      let body = "";
      for await (const chunk of incoming) body += chunk;
      outgoing.writeHead(201, [
        ["Set-Cookie", "a=1; HttpOnly"],
        ["Set-Cookie", "b=2"],
        ["X-Seen", `${incoming.method} ${incoming.url} ${incoming.headers.cookie} ${body}`],
      ]);
      outgoing.end("done");
    }),
  );
  const headers = { cookie: "session=7" };
  const answer = await fetch(`${site}/x/y?q=1&r=%20`, { method: "POST", body: "hello", headers });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("x-seen")).toBe("POST /x/y?q=1&r=%20 session=7 hello");
  expect(answer.headers.getSetCookie()).toEqual(["a=1; HttpOnly", "b=2"]);
});

it("forwards Range and a partial response unchanged", async () => {
  const site = await edgeOver(
    await serving((incoming, outgoing) => {
      outgoing.writeHead(206, { "content-range": "bytes 2-3/10", "content-length": "2" });
      outgoing.end(incoming.headers.range === "bytes=2-3" ? "ok" : "no");
    }),
  );
  const answer = await fetch(`${site}/film.mp4`, { headers: { range: "bytes=2-3" } });
  expect([answer.status, answer.headers.get("content-range")]).toEqual([206, "bytes 2-3/10"]);
  expect(await answer.text()).toBe("ok");
});

const echoAddress = (incoming: IncomingMessage, outgoing: { end(text: string): void }) =>
  outgoing.end(String(incoming.headers["x-forwarded-for"]));
const asSomebodyElse = { headers: { "x-forwarded-for": "203.0.113.9" } };

it("forwards the caller's own address, whatever the caller claims", async () => {
  const site = await edgeOver(await serving(echoAddress));
  expect(await (await fetch(site, asSomebodyElse)).text()).toBe("127.0.0.1");
});

it("trusts a claimed address only if configured for tests", async () => {
  const site = await edgeOver(await serving(echoAddress), true);
  expect(await (await fetch(site, asSomebodyElse)).text()).toBe("203.0.113.9");
});

it("responds with a sentence when the process behind it is down", async () => {
  const site = await edgeOver(await anyFreePort());
  const answer = await fetch(`${site}/graphql`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.text()).toBe(
    "The gateway is not reachable right now. Try again in a moment.\n",
  );
});

const statusFor = (site: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(site);
    request({ host: hostname, port, headers: { host } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on("error", reject)
      .end();
  });

it("serves its own host names only: a page that rebinds its name to this machine reads nothing", async () => {
  const site = await edgeOver(await serving((_incoming, outgoing) => outgoing.end("a code")));
  for (const own of ["localhost:4000", "127.0.0.1:4000", "[::1]:4000", "x"]) {
    expect(await statusFor(site, own)).toBe(200);
  }
  for (const other of ["evil.example:4000", "localhost.evil.example", "10.1.2.3:4000"]) {
    expect(await statusFor(site, other)).toBe(421);
  }
});

it("refuses a body larger than any process takes with 413", async () => {
  // Closes without reading, as a process does that has its own limit.
  const site = await edgeOver(await serving(({ socket }) => void socket.destroy()));
  const body = Buffer.alloc(9 * 1024 * 1024);
  const told = await fetch(site, { method: "POST", body });
  expect([told.status, await told.text()]).toEqual([413, "The request is too large.\n"]);
});

it("refuses a body that grows too large with 413", async () => {
  let sent = 0;
  const site = await edgeOver(
    await serving((incoming) =>
      incoming.on("data", (chunk: Buffer) => {
        sent += chunk.length;
      }),
    ),
  );
  const piece = Buffer.alloc(1024 * 1024);
  const reply = await new Promise<{ status: number | undefined }>((resolve, reject) => {
    const asking = request(site, { method: "POST" }, (response) => {
      response.resume();
      resolve({ status: response.statusCode });
    });
    asking.on("error", reject);
    for (let pieces = 0; pieces < 10; pieces += 1) asking.write(piece);
    asking.end();
  });
  expect(reply.status).toBe(413);
  expect(sent).toBeLessThanOrEqual(9 * 1024 * 1024);
});

it("aborts its response when the process behind it aborts", async () => {
  const site = await edgeOver(
    await serving((_incoming, outgoing) => {
      outgoing.writeHead(200, { "content-length": "100" });
      outgoing.write("half");
      setTimeout(() => outgoing.destroy(), 20);
    }),
  );
  await expect(fetch(site).then((answer) => answer.text())).rejects.toThrow();
});

it("finishes responses in progress before it closes, and accepts no new connection", async () => {
  const site = await edgeOver(
    await serving((_incoming, outgoing) => {
      outgoing.write("the ");
      setTimeout(() => outgoing.end("whole"), 300);
    }),
  );
  const answer = await fetch(site);
  const startedAt = performance.now();
  const closed = edge.close(60_000);
  await expect(fetch(site)).rejects.toThrow();
  expect(await answer.text()).toBe("the whole");
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});

it("cancels the request when the caller disconnects", async () => {
  let hasGone: (() => void) | undefined;
  const gone = new Promise<void>((resolve) => {
    hasGone = resolve;
  });
  const site = await edgeOver(
    await serving((_incoming, outgoing) => {
      outgoing.on("close", () => hasGone?.());
      outgoing.write("first");
    }),
  );
  const asking = request(site, (response) => response.once("data", () => asking.destroy()));
  asking.on("error", () => undefined);
  asking.end();
  await gone;
});

it("survives a caller who does not speak HTTP", async () => {
  const site = await edgeOver(await serving((_incoming, outgoing) => outgoing.end("fine")));
  const socket = connect(Number(new URL(site).port), "127.0.0.1");
  socket.resume().end("nonsense\r\n\r\n");
  await once(socket, "close");
  expect(await (await fetch(site)).text()).toBe("fine");
});

it.each([
  ["headers", "POST / HTTP/1.1\r\nHost: x\r\n"],
  ["a body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nthe first word"],
])(
  "disconnects only a caller who never finishes %s",
  async (_part, bytes) => {
    const client = await serving((incoming, outgoing) => {
      incoming.resume().on("end", () => outgoing.end("received"));
    });
    const { port, site } = await openTestEdge(client, { receiveTimeoutMs: 300 });
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined).resume();
    socket.write(bytes);
    await once(socket, "close");
    const whole = await fetch(site, { method: "POST", body: "all of it" });
    expect(await whole.text()).toBe("received");
  },
  60_000,
);

it("closes a connection that is idle, not one that waits for a response as long", async () => {
  const closed: Promise<unknown>[] = [];
  const keepingOpen = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    closed.push(once(incoming.socket, "close"));
    setTimeout(() => outgoing.end("slow"), 600);
  });
  const { site } = await openTestEdge(await listening(keepingOpen), { idleMs: 200 });
  expect(await (await fetch(site)).text()).toBe("slow");
  await Promise.all(closed);
  expect(closed).toHaveLength(1);
});

it("closes an idle connection before a process that ends does", async () => {
  const LINGER_MS = 1_500;
  let closed: Promise<unknown> = Promise.resolve();
  const keepingOpen = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    closed = once(incoming.socket, "close");
    outgoing.end("whole");
  });
  const { site } = await openTestEdge(await listening(keepingOpen));
  expect(await (await fetch(site)).text()).toBe("whole");
  const startedAt = performance.now();
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(LINGER_MS);
});
