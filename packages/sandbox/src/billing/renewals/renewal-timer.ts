import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { BookRepository } from "../book/book.repository";

const BATCH = 50;

/** Lets time pass for accounts nobody asks about: renewals happen on the minute, not on a read. */
export class RenewalTimer {
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly books: BookRepository,
    private readonly logger: Logger,
  ) {}

  start(intervalMs: number): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running
        .then(() => this.tick())
        .catch((error: unknown) => this.#note(error));
    }, intervalMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#running;
  }

  /** Opens every book in which something is due; opening it does what is due. */
  async tick(): Promise<void> {
    for (const code of await this.books.listDue(BATCH)) {
      await this.books.change(code, () => undefined).catch((error: unknown) => this.#note(error));
    }
  }

  /** An account that cannot be renewed holds up no other. */
  #note(error: unknown): void {
    this.logger.warn({ err: error }, "a renewal has to wait");
  }
}
