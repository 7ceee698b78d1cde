import { once } from "node:events";
import { connect } from "node:net";
import { closeTestEdges, openTestEdge, serving } from "@eightcount/test-kit/stacks/test-edge";

/** Writes the bytes as they are and returns what came back before the connection closed or fell silent. */
async function send(port: number, bytes: string, patienceMs = 30_000): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    received += chunk;
    socket.setTimeout(Math.min(500, patienceMs));
  });
  socket.on("error", () => undefined);
  socket.setTimeout(patienceMs, () => socket.destroy());
  // Not ended: Node takes the end of the caller's half for a caller who has gone.
  socket.write(Buffer.from(bytes, "latin1"));
  if (!socket.closed) await once(socket, "close").catch(() => undefined);
  return received;
}

const status = (response: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1] ?? 0);

async function open() {
  const client = await serving((incoming, outgoing) => {
    outgoing.write(`${incoming.url} for ${incoming.headers["x-forwarded-host"] ?? "no host"}`);
    outgoing.end();
  });
  return openTestEdge(client);
}

afterEach(closeTestEdges);

describe("malformed requests", () => {
  it("serves HTTP/1.0 without a Host, in a body that HTTP/1.0 can read", async () => {
    const { port } = await open();
    const response = await send(port, "GET / HTTP/1.0\r\n\r\n");
    expect(status(response)).toBe(200);
    expect(response).not.toMatch(/transfer-encoding/i);
    expect(response.split("\r\n\r\n")[1]).toBe("/ for no host");
  });

  it("never passes on a forwarded host that the caller made up", async () => {
    const { port } = await open();
    const response = await send(port, "GET / HTTP/1.0\r\nX-Forwarded-Host: evil.example\r\n\r\n");
    expect(response).toContain("/ for no host");
  });

  it.each([
    ["OPTIONS *", "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
    [
      "an address without a host",
      "GET http:// HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      400,
    ],
    ["a whole address", "GET http://x/a?b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 200],
    [
      "a path with raw bytes",
      "GET /a\xe9\xff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      400,
    ],
    ["a control character", "GET / HTTP/1.1\r\nHost: \x07x\r\nConnection: close\r\n\r\n", 400],
    ["HTTP/1.1 without a Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["CONNECT", "CONNECT x:443 HTTP/1.1\r\nHost: x:443\r\n\r\n", 0],
    ["an upgrade", "GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n", 200],
    [
      "an unknown expectation",
      "GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n",
      417,
    ],
    [
      "too long a header",
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(100_000)}\r\n\r\n`,
      431,
    ],
    ["half a body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf", 200],
  ])("%s: the next caller is served", async (_name, bytes, expected) => {
    const { port, site } = await open();
    const received = status(await send(port, bytes));
    expect(received).toBe(expected);
    expect((await fetch(site)).status).toBe(200);
  });

  it("says 502 for a response that cannot be passed on", async () => {
    const client = await serving(({ socket }) => {
      socket.end("HTTP/1.1 200 O\x01K\r\nX-A: b\r\n\r\nbody");
    });
    const { site } = await openTestEdge(client);
    expect((await fetch(site)).status).toBe(502);
  });
});

const METHODS = ["GET", "POST", "HEAD", "OPTIONS", "CONNECT", "PURGE", "get", "", "\0"];
const TARGETS = ["/", "*", "http://", "http://[", "//", "", "/%", "/\xff", "/a b", "/graphql", "?"];
const VERSIONS = ["HTTP/1.0", "HTTP/1.1", "HTTP/2.0", "HTTP/9", ""];
const HEADERS = [
  "Host: x",
  "Host:",
  "Host: a\r\nHost: b",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip",
  "Content-Length: -1",
  "Content-Length: 5",
  "Connection: upgrade\r\nUpgrade: websocket",
  "Expect: 100-continue",
  "X-Forwarded-For: \xff\x80",
  "X-Forwarded-Host: \x01",
  "Range: bytes=9-1",
  "Cookie: \x00",
  ": empty",
  "folded\r\n value",
];
const BODIES = ["", "x", "5\r\nhello\r\n0\r\n\r\n", "zz\r\n", "\r\n\r\n"];

/** A small generator, so that every run sends the same requests (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function malformed(random: () => number): string {
  const one = (of: readonly string[]) => of[Math.floor(random() * of.length)] ?? "";
  const headers = Array.from({ length: Math.floor(random() * 4) }, () => `${one(HEADERS)}\r\n`);
  return `${one(METHODS)} ${one(TARGETS)} ${one(VERSIONS)}\r\n${headers.join("")}\r\n${one(BODIES)}`;
}

it("still serves after 500 malformed requests", async () => {
  const { port, site } = await open();
  const random = seeded(9);
  for (let batch = 0; batch < 20; batch += 1) {
    await Promise.all(Array.from({ length: 25 }, () => send(port, malformed(random), 300)));
  }
  expect((await fetch(site)).status).toBe(200);
});
