import { connect, createServer, type Server } from "node:net";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";

const REQUEST_LINE = "POST /graphql";

/** Passes bytes on to a subgraph, and counts them and the requests. */
export class HopCounter {
  requests = 0;
  requestBytes = 0;
  responseBytes = 0;
  readonly port: number;
  private readonly server: Server;

  private constructor(port: number, target: number) {
    this.port = port;
    this.server = createServer((incoming) => {
      const outgoing = connect(target, "127.0.0.1");
      incoming.on("data", (chunk: Buffer) => {
        this.requestBytes += chunk.length;
        this.requests += chunk.toString("latin1").split(REQUEST_LINE).length - 1;
      });
      outgoing.on("data", (chunk: Buffer) => {
        this.responseBytes += chunk.length;
      });
      incoming.pipe(outgoing).pipe(incoming);
      for (const socket of [incoming, outgoing]) socket.on("error", () => outgoing.destroy());
    });
  }

  static async open(target: number): Promise<HopCounter> {
    const counter = new HopCounter(await anyFreePort(), target);
    await new Promise<void>((resolve) => counter.server.listen(counter.port, "127.0.0.1", resolve));
    return counter;
  }

  close(): void {
    this.server.close();
  }
}
