import type { CpuProfile } from "./causes.ts";

const INTERVAL_US = 500;
/** Objects, buffers, and memory of native code behind them. */
const IN_USE = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())";
const MEGABYTE = 1_048_576;

interface Reply {
  readonly id: number;
  readonly result?: {
    readonly profile?: CpuProfile;
    readonly result?: { readonly value?: number };
  };
}

/** Profiles a process, or weighs its heap, through the port of its inspector. */
export class Profiler {
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #sent = 0;
  private readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply;
      this.#waiting.get(reply.id)?.(reply);
      this.#waiting.delete(reply.id);
    });
  }

  static async open(port: number): Promise<Profiler> {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [target] = (await response.json()) as { readonly webSocketDebuggerUrl: string }[];
    if (!target) throw new Error(`nothing can be profiled on port ${port}`);
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve, { once: true });
      socket.addEventListener("error", reject, { once: true });
    });
    return new Profiler(socket);
  }

  async start(): Promise<void> {
    await this.#ask("Profiler.enable");
    await this.#ask("Profiler.setSamplingInterval", { interval: INTERVAL_US });
    await this.#ask("Profiler.start");
  }

  async stop(): Promise<CpuProfile> {
    const { result } = await this.#ask("Profiler.stop");
    this.socket.close();
    if (!result?.profile) throw new Error("the profile is missing");
    return result.profile;
  }

  /** Collects garbage and returns the megabytes that are still in use. */
  async usedMb(): Promise<number> {
    await this.#ask("HeapProfiler.collectGarbage");
    const { result } = await this.#ask("Runtime.evaluate", { expression: IN_USE });
    this.socket.close();
    const bytes = result?.result?.value;
    if (bytes === undefined) throw new Error("the process did not tell its memory");
    return bytes / MEGABYTE;
  }

  #ask(method: string, params: object = {}): Promise<Reply> {
    this.#sent += 1;
    const id = this.#sent;
    const replied = new Promise<Reply>((resolve) => this.#waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    return replied;
  }
}
