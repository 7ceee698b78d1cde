import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { clientOperation } from "./operations";

/** A response of the edge. */
export interface Answer<D = unknown> {
  readonly status: number;
  readonly data: D;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string };
  }[];
  /** The raw body, to check what must not be in it. */
  readonly text: string;
  readonly setCookies: readonly string[];
}

export interface SendOptions {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
}

/** The stack limits rates by address, so everyone has their own. */
function randomAddress(): string {
  const byte = () => 1 + Math.floor(Math.random() * 250);
  return `10.${byte()}.${byte()}.${byte()}`;
}

/** Someone who uses the public graph as the client does: by persisted id, through the edge. */
export class Person {
  readonly #cookies = new Map<string, string>();
  readonly #address: string;
  /** The current access token, null for a visitor. */
  token: string | null = null;

  private constructor(address: string = randomAddress()) {
    this.#address = address;
  }

  static visitor(): Person {
    return new Person();
  }

  /** A visitor whose address a proxy in front of the gateway reports. */
  static at(address: string): Person {
    return new Person(address);
  }

  /** A ready-made member, such as "active monthly", with a fresh session. */
  static async member(kind: string): Promise<Person> {
    const found = journeyStack().members.find((member) => member.kind === kind);
    if (!found) throw new Error(`the stack has no ${kind} member`);
    const person = new Person();
    await person.signIn(found.email, found.password);
    return person;
  }

  async signIn(email: string, password: string): Promise<void> {
    const input = { email, password, rememberMe: true };
    const { data, text } = await this.ask<{ signIn: { accessToken?: string } }>(
      "signInOperationsSignInMutation",
      { input },
    );
    if (!data?.signIn.accessToken) throw new Error(`${email} could not sign in: ${text}`);
    this.token = data.signIn.accessToken;
  }

  /** Sends one of the client's operations. */
  ask<D>(name: string, variables: object = {}, options: SendOptions = {}): Promise<Answer<D>> {
    return this.send<D>({ id: clientOperation(name).id, variables }, options);
  }

  /** Sends any body to `/graphql`. */
  async send<D>(
    body: object,
    { method = "POST", headers = {} }: SendOptions = {},
  ): Promise<Answer<D>> {
    const answer = await this.fetch(method === "GET" ? `/graphql?${query(body)}` : "/graphql", {
      method,
      headers: { ...this.#authorization(), "content-type": "application/json", ...headers },
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const { data, errors } = readJson(text) as Partial<Answer<D>>;
    return {
      status: answer.status,
      data: data as D,
      errors: errors ?? [],
      text,
      setCookies: answer.headers.getSetCookie(),
    };
  }

  /** Sends any request to the origin with this person's address and cookies. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", this.#address);
    if (this.#cookies.size > 0 && !headers.has("cookie")) headers.set("cookie", this.cookies);
    const answer = await fetch(new URL(path, journeyStack().site), { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie);
    return answer;
  }

  /** All cookies as a Cookie header. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  #authorization(): Record<string, string> {
    return this.token === null ? {} : { authorization: `Bearer ${this.token}` };
  }

  #keep(cookie: string): void {
    const [name = "", ...value] = (cookie.split(";", 1)[0] ?? "").split("=");
    this.#cookies.set(name, value.join("="));
  }
}

function query(body: object): URLSearchParams {
  const texts = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(texts);
}

function readJson(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
