import type { EngagementEvent, EngagementProvider } from "./engagement.provider";

const TIMEOUT_MS = 4_000;
const FIRST_SERVER_FAULT = 500;
/** Not about the event: a wrong key, a wrong address, no time, too much at once. */
const NOT_ABOUT_THE_EVENT: ReadonlySet<number> = new Set([401, 403, 404, 408, 429]);

export interface HttpEngagementOptions {
  /** Where events are posted to, one JSON object each. */
  readonly url: string;
  /** Sent as a bearer token; "" for none. */
  readonly apiKey: string;
}

/** Posts events as JSON, with their id in `Idempotency-Key`. */
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
    // What the service does not want now it will not want later either.
    const { status } = response;
    if (status >= FIRST_SERVER_FAULT || NOT_ABOUT_THE_EVENT.has(status)) {
      throw new Error(`the engagement service answered ${status}`);
    }
  }
}
