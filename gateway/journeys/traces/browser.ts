import { createTransport } from "../../../client/src/relay/transport";
import { createTelemetry } from "../../../client/src/telemetry/telemetry";
import { clientOperation } from "../people/operations";
import type { Person } from "../people/person";

/** The response, and the trace of the browser's request. */
export interface TracedResponse<D> {
  readonly data: D;
  readonly traceId: string;
}

/**
 * The client's own network layer, used by a person. Its spans, headers, and export are under test,
 * so they are not reimplemented here.
 */
export class TracingBrowser {
  #exported: Promise<unknown> = Promise.resolve();
  #traceId = "";
  readonly #telemetry = createTelemetry({
    sampleRate: () => 1,
    send: (body) => {
      const headers = { "content-type": "application/json" };
      this.#exported = this.person.fetch("/otlp/v1/traces", { method: "POST", headers, body });
    },
  });
  readonly #transport = createTransport({
    telemetry: this.#telemetry,
    fetch: (url, init) => {
      const traceparent = new Headers(init?.headers).get("traceparent") ?? "";
      this.#traceId = traceparent.split("-")[1] ?? "";
      return this.person.fetch(String(url), init);
    },
  });

  constructor(private readonly person: Person) {}

  /** Sends one of the client's operations and exports its span. */
  async ask<D>(name: string, variables: object): Promise<TracedResponse<D>> {
    const { id, kind } = clientOperation(name);
    const operation = { id, name, operationKind: kind, text: null, metadata: {} };
    const accessToken = this.person.token;
    const answer = await this.#transport(operation, { ...variables }, { accessToken });
    if (!("data" in answer) || !answer.data) throw new Error(JSON.stringify(answer));
    await this.#telemetry.flush();
    await this.#exported;
    return { data: answer.data as D, traceId: this.#traceId };
  }
}
