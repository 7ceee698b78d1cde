import { connect, type Socket } from "node:net";

const HEAD_END = "\r\n\r\n";
const LENGTH = /\r\ncontent-length: (\d+)/i;

/** Parses only the content length, so that the generator is not the bottleneck. */
export class Wire {
  readonly #socket: Socket;
  #received = "";
  #waiting: ((response: string) => void) | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding("latin1").setNoDelay(true);
    socket.on("data", (text: string) => this.#read(text));
    socket.on("close", () => this.#settle(""));
    socket.on("error", () => undefined);
  }

  static open(port: number): Promise<Wire> {
    const socket = connect(port, "127.0.0.1");
    return new Promise((resolve, reject) => {
      socket.once("error", reject);
      socket.once("connect", () => resolve(new Wire(socket)));
    });
  }

  post(headers: Readonly<Record<string, string>>, body: string): Promise<string> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = `content-length: ${Buffer.byteLength(body)}\r\n`;
    const head = `POST /graphql HTTP/1.1\r\nhost: bench\r\n${length}${lines.join("")}\r\n`;
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#socket.write(head + body);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(text: string): void {
    this.#received += text;
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const length = Number(LENGTH.exec(this.#received)?.[1] ?? 0);
    if (this.#received.length >= headEnd + HEAD_END.length + length) this.#settle(this.#received);
  }

  #settle(text: string): void {
    const resolve = this.#waiting;
    this.#waiting = null;
    this.#received = "";
    resolve?.(text);
  }
}
