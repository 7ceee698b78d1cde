import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { closeListener, type Gate, listen } from "./gate";
import type { KillSwitch } from "./kill-switch";

/** Headers that belong to one connection, or that `fetch` has already applied. */
const HOP = new Set(["host", "connection", "content-length", "transfer-encoding", "keep-alive"]);
const DECODED = new Set([...HOP, "content-encoding"]);

/**
 * Stands between a process and a provider. A call has a step before it is sent and another before
 * its answer is used. A change has one more in between, at which the provider is still at work.
 */
export async function providerGate(target: string, killSwitch: () => KillSwitch): Promise<Gate> {
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const call = `${method} ${url.split("?", 1)[0]}`;
    const body = await buffer(request);
    if (!killSwitch().reach(`send ${call}`)) return;
    const answering = fetch(`${target}${url}`, {
      method,
      headers: headersOf(Object.entries(request.headers), HOP),
      ...(body.length > 0 ? { body } : {}),
    });
    answering.catch(() => undefined);
    if (method !== "GET" && !killSwitch().reach(`wait for ${call}`)) return;
    const answer = await answering;
    const text = Buffer.from(await answer.arrayBuffer());
    if (!killSwitch().reach(`answer to ${call}`)) return;
    response.writeHead(answer.status, headersOf([...answer.headers], DECODED));
    response.end(text);
  }

  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => {
      server.close();
      server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      return closeListener(server);
    },
  };
}

const headersOf = (
  headers: readonly (readonly [string, string | readonly string[] | undefined])[],
  without: ReadonlySet<string>,
): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap(([name, value]) =>
      without.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
