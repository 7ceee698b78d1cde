import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Edge, type EdgeOptions, openEdge } from "@eightcount/local-stack/edge/edge";
import type { EdgeTarget } from "@eightcount/local-stack/edge/paths";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";

const closing: (() => unknown)[] = [];

export async function closeTestEdges(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

export const serving = (listener: RequestListener): Promise<number> =>
  listening(createServer({}, listener));

export async function listening(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

interface TestEdge {
  readonly edge: Edge;
  readonly port: number;
  readonly site: string;
}

type Settings = Partial<Pick<EdgeOptions, "trustsForwardedFor" | "receiveTimeoutMs" | "idleMs">>;

export async function openTestEdge(client: number, settings: Settings = {}): Promise<TestEdge> {
  return openEdgeTo({ client }, settings);
}

export async function openEdgeTo(
  ports: Readonly<Partial<Record<EdgeTarget, number>>>,
  settings: Settings = {},
): Promise<TestEdge> {
  const port = await anyFreePort();
  const unused = await anyFreePort();
  const edge = await openEdge({
    host: "127.0.0.1",
    port,
    targetPorts: { gateway: unused, billing: unused, sandbox: unused, client: unused, ...ports },
    knownHosts: ["x"],
    trustsForwardedFor: false,
    ...settings,
  });
  closing.push(() => edge.close(500));
  return { edge, port, site: `http://127.0.0.1:${port}` };
}
