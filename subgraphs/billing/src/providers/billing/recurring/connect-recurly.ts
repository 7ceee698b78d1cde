import recurly from "recurly";
import { CALL_TIMEOUT_MS } from "../billing.provider";

export interface RecurlyAccess {
  readonly apiKey: string;
  readonly region: "us" | "eu";
  /** Base URL that replaces the provider's own, including a path prefix. Null for the real one. */
  readonly baseUrl: string | null;
}

export class BaseUrlAdapter extends recurly.HttpAdapter {
  readonly #base: URL;
  readonly #inner = new recurly.DefaultHttpAdapter({ timeout: CALL_TIMEOUT_MS });

  constructor(baseUrl: string) {
    super();
    this.#base = new URL(baseUrl);
  }

  override execute(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string | null,
  ): Promise<recurly.HttpResponse> {
    const { pathname, search } = new URL(url);
    const target = new URL(this.#base);
    target.pathname = `${this.#base.pathname.replace(/\/$/, "")}${pathname}`;
    target.search = search;
    return this.#inner.execute(method, target.href, headers, body);
  }
}

export function connectRecurly(access: RecurlyAccess): recurly.Client {
  const httpAdapter =
    access.baseUrl === null
      ? new recurly.DefaultHttpAdapter({ timeout: CALL_TIMEOUT_MS })
      : new BaseUrlAdapter(access.baseUrl);
  return new recurly.Client(access.apiKey, { region: access.region, httpAdapter });
}
