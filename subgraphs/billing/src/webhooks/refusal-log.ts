import type { Logger } from "@eightcount/service-kit/logging/logger";

export interface Refusal {
  readonly status: number;
  readonly reason: string;
  readonly sender: string;
  readonly rawBody: string;
}

const LOG_INTERVAL_MS = 60_000;
/** Bounds the memory. The log starts over when there are more senders. */
const MAX_SENDERS = 100;
const NAME = /^[a-z_.]{1,60}$/;

/** Returns the event type that the sender claims, unverified and for the log only. */
function claimedEvent(rawBody: string): string {
  try {
    const { object_type, event_type } = JSON.parse(rawBody);
    const names: unknown[] = [object_type, event_type];
    const areNames = names.every((name) => typeof name === "string" && NAME.test(name));
    return areNames ? names.join(" ") : "unreadable";
  } catch {
    return "unreadable";
  }
}

/** Logs a sender's first refused delivery immediately, then a count at most once a minute. */
export class RefusalLog {
  readonly #senders = new Map<string, { loggedAt: number; suppressed: number }>();

  constructor(
    private readonly logger: Logger,
    private readonly now: () => number = Date.now,
  ) {}

  record({ status, reason, sender, rawBody }: Refusal): void {
    const now = this.now();
    const last = this.#senders.get(sender);
    if (last && now - last.loggedAt < LOG_INTERVAL_MS) {
      last.suppressed += 1;
      return;
    }
    if (this.#senders.size >= MAX_SENDERS) this.#senders.clear();
    this.#senders.set(sender, { loggedAt: now, suppressed: 0 });
    const event = claimedEvent(rawBody);
    const more = last?.suppressed ?? 0;
    this.logger.warn({ status, reason, event, sender, more }, "webhook refused");
  }
}
