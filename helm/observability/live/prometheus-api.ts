export interface FoundAlert {
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  readonly state: "pending" | "firing";
}

export interface FoundRule {
  readonly type: "alerting" | "recording";
  readonly name: string;
  readonly query: string;
}

const TIMEOUT_MS = 10_000;

/** The HTTP API of a running Prometheus. */
export class PrometheusApi {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async isReady(): Promise<boolean> {
    const reply = await fetch(`${this.url}/-/ready`).catch(() => null);
    return reply?.ok ?? false;
  }

  /** Returns the number of series. */
  async countSeries(query: string): Promise<number> {
    const { result } = await this.#get<{ readonly result: readonly unknown[] }>("query", { query });
    return result.length;
  }

  async firing(): Promise<readonly FoundAlert[]> {
    const { alerts } = await this.#get<{ readonly alerts: readonly FoundAlert[] }>("alerts");
    return alerts.filter(({ state }) => state === "firing");
  }

  async rules(): Promise<readonly FoundRule[]> {
    type Group = { readonly rules: readonly FoundRule[] };
    const { groups } = await this.#get<{ readonly groups: readonly Group[] }>("rules");
    return groups.flatMap(({ rules }) => rules);
  }

  async #get<T>(path: string, parameters: Readonly<Record<string, string>> = {}): Promise<T> {
    const search = new URLSearchParams(parameters);
    const reply = await fetch(`${this.url}/api/v1/${path}?${search}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status, data, error } = (await reply.json()) as {
      readonly status: string;
      readonly data: T;
      readonly error?: string;
    };
    if (status !== "success") throw new Error(`Prometheus: ${error}`);
    return data;
  }
}
