import { eventually } from "../../journeys/stack/eventually";

/** Address at which Node opens its inspector after SIGUSR1. */
const INSPECTOR = "http://127.0.0.1:9229/json/list";
const OPEN_WITHIN_MS = 10_000;
/** Closed after the response, because closing needs the connection. */
const CLOSE = `setTimeout(() => process.getBuiltinModule("node:inspector").close(), 0); 0`;

interface Message {
  readonly id: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
}

const evaluating = (expression: string) => ["Runtime.evaluate", { expression }] as const;

/** Sends one inspector request at a time. */
class Inspector {
  #id = 0;

  private constructor(private readonly socket: WebSocket) {}

  static async open(): Promise<Inspector> {
    const [target] = await eventually("the inspector opens", OPEN_WITHIN_MS, async () => {
      const answer = await fetch(INSPECTOR).catch(() => null);
      return answer && ((await answer.json()) as { webSocketDebuggerUrl: string }[]);
    });
    const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
    await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
    return new Inspector(socket);
  }

  call(method: string, params: object = {}): Promise<Message> {
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve) => {
      const read = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as Message;
        if (message.id !== id) return;
        this.socket.removeEventListener("message", read);
        resolve(message);
      };
      this.socket.addEventListener("message", read);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

/** What a process still uses, in bytes: objects, buffers, and memory of native code behind them. */
const IN_USE = `(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())`;

/** Makes a Node process release all unused memory. Returns the bytes that it still uses. */
export async function collectGarbage(pid: number): Promise<number> {
  process.kill(pid, "SIGUSR1");
  const inspector = await Inspector.open();
  const valueIn = async (expression: string) =>
    (await inspector.call(...evaluating(expression))).result?.result?.value;
  if ((await valueIn("process.pid")) !== pid) {
    throw new Error("another process has the inspector's port");
  }
  await inspector.call("HeapProfiler.collectGarbage");
  const bytes = Number(await valueIn(IN_USE));
  await inspector.call(...evaluating(CLOSE));
  await eventually("the inspector closes", OPEN_WITHIN_MS, () =>
    fetch(INSPECTOR).then(
      () => false,
      () => true,
    ),
  );
  return bytes;
}
