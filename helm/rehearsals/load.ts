import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** A caller whose idle connections last longer could send into one that its server is closing. */
const IDLE_MS = 1_000;
const TIMEOUT_MS = 15_000;
const SECOND_MS = 1_000;
const POLL_MS = 10;

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface Call {
  readonly port: number;
  readonly path: string;
  readonly token?: string;
  readonly address?: string;
  readonly body?: object;
}

export interface Stream {
  readonly name: string;
  readonly perSecond: number;
  /** Sends one request, or null if there is nobody to send it. Resolves with a fault, or with null. */
  send(load: Load): Promise<string | null> | null;
}

export interface Fault {
  readonly at: string;
  readonly stream: string;
  readonly fault: string;
}

export interface Figures {
  readonly sent: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

interface Sent {
  readonly stream: string;
  readonly milliseconds: number;
}

/** Sends requests at a fixed rate, however long the responses take. */
export class Load {
  readonly #agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  #sent: Sent[] = [];
  #faults: Fault[] = [];
  #open = 0;
  readonly #timers = new Map<Stream, NodeJS.Timeout>();

  constructor(private readonly streams: readonly Stream[]) {}

  start(): void {
    const startedAt = performance.now();
    // Streams whose rates are multiples would otherwise send at the same moments.
    for (const stream of this.streams) this.#sendLater(stream, startedAt, Math.random());
  }

  /** Waits for the responses to what was sent. */
  async stop(): Promise<void> {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    while (this.#open > 0) await sleep(POLL_MS);
    this.#agent.destroy();
  }

  /** Figures since they were last read, and what went wrong. */
  read(): { readonly figures: Figures; readonly faults: readonly Fault[] } {
    const times = this.#sent.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
    const faults = this.#faults;
    this.#sent = [];
    this.#faults = [];
    const figures = { sent: times.length, failed: faults.length };
    return { figures: { ...figures, p50: at(0.5), p99: at(0.99), most: at(1) }, faults };
  }

  call({ port, path, token, address, body }: Call): Promise<Answer> {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
      ...(address && { "x-forwarded-for": address }),
    };
    const method = body ? "POST" : "GET";
    const options = { agent: this.#agent, host: "127.0.0.1", port, path, method, headers };
    return new Promise((resolve, reject) => {
      const outgoing = request(options, (response: IncomingMessage) => {
        const { statusCode = 0 } = response;
        text(response).then((read) => resolve({ status: statusCode, body: read }), reject);
      });
      const late = setTimeout(() => outgoing.destroy(new Error("no response in time")), TIMEOUT_MS);
      outgoing.on("error", reject).on("close", () => clearTimeout(late));
      outgoing.end(body && JSON.stringify(body));
    });
  }

  /**
   * Requests come one by one. A process that finds several at once works cheaper, and two processes
   * would find fewer than one.
   */
  #sendLater(stream: Stream, startedAt: number, place: number): void {
    const dueAt = startedAt + (place * SECOND_MS) / stream.perSecond;
    const send = () => {
      this.#sendLater(stream, startedAt, place + 1);
      this.#sendOne(stream);
    };
    this.#timers.set(stream, setTimeout(send, Math.max(0, dueAt - performance.now())));
  }

  #sendOne(stream: Stream): void {
    const startedAt = performance.now();
    const answered = stream.send(this);
    if (!answered) return;
    this.#open += 1;
    void answered
      .catch((error: Error) => error.message)
      .then((fault) => {
        this.#open -= 1;
        this.#sent.push({ stream: stream.name, milliseconds: performance.now() - startedAt });
        if (fault === null) return;
        this.#faults.push({ at: new Date().toISOString(), stream: stream.name, fault });
      });
  }
}
