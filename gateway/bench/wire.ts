import { connect, type Socket } from "node:net";

const HEAD_END = "\r\n\r\n";
const LENGTH = /\r\ncontent-length: (\d+)/i;

export interface WireResponse {
  readonly text: string;
  /** With headers. */
  readonly bytes: number;
}

/** One kept connection. Parses only the content length, so that the generator stays cheap. */
export class Wire {
  readonly #socket: Socket;
  #received = "";
  #waiting: ((response: WireResponse) => void) | null = null;

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

  send(request: string): Promise<WireResponse> {
    // A server closes a connection that was idle for long.
    if (this.#socket.destroyed) return Promise.resolve({ text: "", bytes: 0 });
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#socket.write(request);
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
    resolve?.({ text, bytes: text.length });
  }
}
