import { readFileSync } from "node:fs";
import path from "node:path";

const NAME = /^(?:query|mutation) (\w+)/;

export function operationIds(root: string): ReadonlyMap<string, string> {
  const file = path.join(root, "client/persisted-operations.json");
  const texts = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>;
  return new Map(Object.entries(texts).map(([id, text]) => [NAME.exec(text)?.[1] ?? id, id]));
}

export class OldBrowser {
  readonly #cookies = new Map<string, string>();
  /** Address of the release. Its port changes after a restart. */
  site = "";
  token: string | null = null;

  constructor(private readonly ids: ReadonlyMap<string, string>) {}

  get cookies(): string {
    return [...this.#cookies].map((pair) => pair.join("=")).join("; ");
  }

  /** Returns the name that this release uses, because some operations have been renamed. */
  operationOf(names: readonly string[]): string {
    const known = names.find((name) => this.ids.has(name));
    if (known === undefined)
      throw new Error(`no persisted operation is called ${names.join(" or ")}`);
    return known;
  }

  async send<D>(name: string, variables: object = {}): Promise<D> {
    const answer = await this.fetch("/graphql", { id: this.ids.get(name), variables });
    const { data, errors } = (await answer.json()) as { data?: D; errors?: unknown };
    const text = JSON.stringify({ data, errors });
    if (!data || errors || /"__typename":"\w+Refused"/.test(text))
      throw new Error(`${name}: ${text}`);
    return data;
  }

  async fetch(path: string, body: object): Promise<Response> {
    const answer = await fetch(new URL(path, this.site), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: this.cookies,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(body),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }
}
