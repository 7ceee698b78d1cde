import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { BookRepository } from "../book/book.repository";

const BATCH = 50;

/** Renews accounts without requests, which would otherwise only renew on their next access. */
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
        .catch((error: unknown) => this.#logFailure(error));
    }, intervalMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#running;
  }

  /** Opening a book processes its due events. */
  async tick(): Promise<void> {
    for (const code of await this.books.listDue(BATCH)) {
      await this.books
        .change(code, () => undefined)
        .catch((error: unknown) => this.#logFailure(error));
    }
  }

  /** A failing account must not block the others. */
  #logFailure(error: unknown): void {
    this.logger.warn({ err: error }, "renewal failed; retrying");
  }
}
