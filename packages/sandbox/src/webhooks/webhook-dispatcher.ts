import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type {
  Attempt,
  WaitingWebhook,
  WebhookRepository,
  WebhookSender,
} from "./webhook.repository";
import { sendsBackwards, sendsTwice, type WebhookMode } from "./webhook-mode";
import { webhookSignature } from "./webhook-signature";

const BATCH = 50;
const MAX_ATTEMPTS = 10;
const TIMEOUT_MS = 5_000;
const LONGEST_DELAY_MS = 300_000;
/** Milliseconds to collect more notices before reordering them. */
const GATHER_MS = 400;

export interface WebhookReceiver {
  /** Without a URL, notices stay in the queue. */
  readonly url: string;
  readonly secret: string;
  readonly signatureHeader: string;
}

export interface WebhookDispatcherOptions {
  readonly webhooks: WebhookRepository;
  readonly receivers: Readonly<Record<WebhookSender, WebhookReceiver>>;
  readonly logger: Logger;
  /** First delay after a failure. It doubles with each further one. */
  readonly retryBaseMs: number;
}

/** Sends signed notices, with a timeout of five seconds and at most ten attempts. */
export class WebhookDispatcher {
  #mode: WebhookMode = "normal";
  #running: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  readonly #stopping = new AbortController();

  constructor(private readonly options: WebhookDispatcherOptions) {}

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  get mode(): WebhookMode {
    return this.#mode;
  }

  get hasReceiver(): boolean {
    return this.#senders.length > 0;
  }

  get #senders(): readonly WebhookSender[] {
    const { billing, crm } = this.options.receivers;
    return [...(billing.url ? ["billing" as const] : []), ...(crm.url ? ["crm" as const] : [])];
  }

  setMode(mode: WebhookMode): void {
    this.#mode = mode;
    this.kick();
  }

  kick(): void {
    this.#running = this.#running
      .then(() => this.#sendDue())
      .catch((error: unknown) => {
        this.options.logger.warn({ err: error }, "webhook delivery failed; retrying");
        this.#wakeAfter(this.options.retryBaseMs);
      });
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#timer) clearTimeout(this.#timer);
    await this.#running;
  }

  async #sendDue(): Promise<void> {
    while (!this.#isSilent && (await this.#sendBatch())) {
      // Sending may have made more notices due.
    }
    const next = this.#isSilent ? null : await this.options.webhooks.nextDueInMs(this.#senders);
    if (next !== null) this.#wakeAfter(next);
  }

  get #isSilent(): boolean {
    return this.#isStopped || this.#mode === "paused" || !this.hasReceiver;
  }

  async #sendBatch(): Promise<boolean> {
    const backwards = sendsBackwards(this.#mode);
    if (backwards) await sleep(GATHER_MS);
    const batch = await this.options.webhooks.claim(BATCH, this.#senders);
    const unsent = new Set(batch.map(({ id }) => id));
    for (const webhook of backwards ? batch.toReversed() : batch) {
      if (!this.#isSilent && (await this.#send(webhook))) unsent.delete(webhook.id);
    }
    if (unsent.size > 0) await this.options.webhooks.release([...unsent]);
    return batch.length > 0;
  }

  /** Returns false if shutdown interrupted the request. The next process sends it again. */
  async #send(webhook: WaitingWebhook): Promise<boolean> {
    const attempt = await this.#post(webhook);
    if (this.#isStopped) return false;
    if (attempt.error === null) {
      await this.options.webhooks.markDelivered(webhook.id, attempt);
      if (sendsTwice(this.#mode)) {
        await this.#post(webhook);
        await this.options.webhooks.recordCopy(webhook.id);
      }
      return true;
    }
    const retryInMs = this.#delayAfter(webhook.attempts + 1);
    await this.options.webhooks.markFailed(webhook.id, { ...attempt, retryInMs });
    return true;
  }

  #delayAfter(attempts: number): number | null {
    if (attempts >= MAX_ATTEMPTS) return null;
    return Math.min(LONGEST_DELAY_MS, this.options.retryBaseMs * 2 ** (attempts - 1));
  }

  async #post({ body, sender }: WaitingWebhook): Promise<Attempt> {
    const { url, secret, signatureHeader } = this.options.receivers[sender];
    try {
      const reply = await fetch(url, {
        method: "POST",
        redirect: "manual",
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
        headers: {
          "content-type": "application/json; charset=utf-8",
          [signatureHeader]: webhookSignature(body, secret, Date.now()),
        },
        body,
      });
      await reply.arrayBuffer();
      return { status: reply.status, error: reply.ok ? null : `HTTP ${reply.status}` };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { status: null, error: cause instanceof Error ? cause.message : "no answer" };
    }
  }

  #wakeAfter(delayMs: number): void {
    if (this.#isStopped) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.kick(), Math.max(50, delayMs));
    this.#timer.unref();
  }
}
