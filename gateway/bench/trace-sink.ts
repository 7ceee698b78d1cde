import { createServer, type Server } from "node:http";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";

/** Longer than the exporter waits. */
const SLOW_MS = 30_000;

export type SinkKind = "fast" | "slow" | "down";

/** Receives traces in the bench's own process, whose CPU is not counted. */
export class TraceSink {
  received = 0;
  private readonly server: Server;
  readonly port: number;

  private constructor(port: number, kind: SinkKind) {
    this.port = port;
    this.server = createServer((request, response) => {
      this.received += 1;
      request.resume().on("end", () => {
        const respond = () => response.setHeader("content-type", "application/json").end("{}");
        if (kind === "slow") setTimeout(respond, SLOW_MS).unref();
        else respond();
      });
    });
  }

  static async open(kind: SinkKind): Promise<TraceSink> {
    const sink = new TraceSink(await anyFreePort(), kind);
    if (kind !== "down") {
      await new Promise<void>((resolve) => sink.server.listen(sink.port, "127.0.0.1", resolve));
    }
    return sink;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
