import type { EngagementEvent, EngagementProvider } from "./engagement.provider";

const TIMEOUT_MS = 4_000;
const FIRST_SERVER_FAULT = 500;
/** Statuses that are not about the event: wrong key, wrong address, timeout, rate limit. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([401, 403, 404, 408, 429]);

export interface HttpEngagementOptions {
  readonly url: string;
  /** Sent as a bearer token. "" sends none. */
  readonly apiKey: string;
}

export class HttpEngagement implements EngagementProvider {
  constructor(private readonly options: HttpEngagementOptions) {}

  async send({ id, ...event }: EngagementEvent): Promise<void> {
    const { url, apiKey } = this.options;
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": id,
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    // The service would reject the event again later, so it is not retried.
    const { status } = response;
    if (status >= FIRST_SERVER_FAULT || RETRYABLE_STATUSES.has(status)) {
      throw new Error(`the engagement service responded with ${status}`);
    }
  }
}
