import { setTimeout as wait } from "node:timers/promises";

const OPENS_WITHIN_MS = 10_000;
const POLL_MS = 100;

interface Message {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

/** Sends requests to the inspector of a Node process. */
export class Inspector {
  #id = 0;

  private constructor(private readonly socket: WebSocket) {}

  /** Connects to the inspector on a port, which may open within ten seconds. */
  static async open(port: number): Promise<Inspector> {
    if (typeof WebSocket === "undefined") throw new Error("The inspector needs Node 22 or newer.");
    const socket = new WebSocket(await addressAt(port));
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve, { once: true });
      socket.addEventListener("error", () => reject(new Error("The inspector refused.")), {
        once: true,
      });
    });
    return new Inspector(socket);
  }

  /** Calls a method of the Chrome DevTools Protocol. Throws if it fails or the process ends. */
  call<T>(method: string, params: object = {}): Promise<T> {
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error("The process ended."));
      if (this.socket.readyState !== WebSocket.OPEN) return fail();
      const read = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as Message;
        if (message.id !== id) return;
        this.socket.removeEventListener("message", read);
        this.socket.removeEventListener("close", fail);
        if (message.error) reject(new Error(message.error.message));
        else resolve(message.result as T);
      };
      this.socket.addEventListener("message", read);
      this.socket.addEventListener("close", fail);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** Value of an expression in the process. */
  async evaluate(expression: string): Promise<unknown> {
    const evaluated = await this.call<Evaluated>("Runtime.evaluate", { expression });
    if (evaluated.exceptionDetails) throw new Error(evaluated.exceptionDetails.text);
    return evaluated.result.value;
  }

  close(): void {
    this.socket.close();
  }
}

async function addressAt(port: number): Promise<string> {
  for (const deadline = Date.now() + OPENS_WITHIN_MS; Date.now() < deadline; await wait(POLL_MS)) {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    const targets = response?.ok
      ? ((await response.json()) as readonly { readonly webSocketDebuggerUrl: string }[])
      : [];
    if (targets[0]) return targets[0].webSocketDebuggerUrl;
  }
  throw new Error("The process did not open its inspector.");
}
