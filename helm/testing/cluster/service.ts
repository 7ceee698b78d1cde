import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How long the rest of a cluster takes to learn that a pod is no longer ready. */
const PROPAGATION_MS = 1_000;

/**
 * Balances connections as a Service does: a new one goes to any ready pod, and an open one stays
 * with its pod until either end closes it, even after the pod is no longer ready.
 */
export class Service {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #ports: readonly number[] = [];

  private constructor() {
    this.#server = createServer({ allowHalfOpen: true }, (incoming) => this.#accept(incoming));
  }

  static async open(): Promise<Service> {
    const service = new Service();
    service.#server.listen(0, "127.0.0.1");
    await once(service.#server, "listening");
    return service;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Ports of the ready pods. */
  get readyPorts(): readonly number[] {
    return this.#ports;
  }

  add(port: number): void {
    if (!this.#ports.includes(port)) this.#ports = [...this.#ports, port];
  }

  async drop(port: number): Promise<void> {
    await sleep(PROPAGATION_MS);
    this.#ports = this.#ports.filter((one) => one !== port);
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #accept(incoming: Socket): void {
    const port = this.#ports[Math.floor(Math.random() * this.#ports.length)];
    if (port === undefined) {
      incoming.resetAndDestroy();
      return;
    }
    const outgoing = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      this.#sockets.add(from);
      from.setNoDelay(true);
      from.on("error", () => to.resetAndDestroy());
      from.on("close", () => this.#sockets.delete(from));
      from.pipe(to);
    }
  }
}
