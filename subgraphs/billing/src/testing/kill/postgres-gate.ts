import { connect, createServer, type Socket } from "node:net";
import type { Gate } from "./gate";
import { closeListener, listen } from "./gate";
import type { KillSwitch } from "./kill-switch";
import { StatementReader } from "./statement-reader";

/** Stands between a process and PostgreSQL. Every statement is a step, including BEGIN and COMMIT. */
export async function postgresGate(target: string, killSwitch: () => KillSwitch): Promise<Gate> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const reader = new StatementReader();
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.on("data", (chunk: Buffer) => {
      for (const { bytes, statement } of reader.read(chunk)) {
        if (statement !== null && !killSwitch().reach(oneLine(statement))) return;
        upstream.write(bytes);
      }
    });
    upstream.pipe(client);
  });
  const url = new URL(target);
  url.port = String(await listen(server));
  return {
    url: url.href,
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    close: () => closeListener(server),
  };
}

const oneLine = (sql: string): string => sql.replace(/\s+/g, " ").trim().slice(0, 120);
