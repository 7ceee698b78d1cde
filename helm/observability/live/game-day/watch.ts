import type { PrometheusApi } from "../prometheus-api.ts";

const POLL_MS = 500;

/** Notes when each alert fires and ends. */
export class AlertWatch {
  readonly firedAt = new Map<string, number>();
  readonly endedAt = new Map<string, number>();
  #firing: ReadonlySet<string> = new Set();
  readonly #timer: NodeJS.Timeout;

  constructor(api: PrometheusApi) {
    this.#timer = setInterval(() => void this.#poll(api).catch(() => undefined), POLL_MS);
  }

  get firing(): ReadonlySet<string> {
    return this.#firing;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #poll(api: PrometheusApi): Promise<void> {
    const found = await api.firing();
    const firing = new Set(found.map(({ labels }) => labels.alertname ?? ""));
    const now = Date.now();
    for (const name of firing) {
      if (!this.#firing.has(name)) this.firedAt.set(name, now);
    }
    for (const name of this.#firing) if (!firing.has(name)) this.endedAt.set(name, now);
    this.#firing = firing;
  }
}
