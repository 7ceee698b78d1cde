import { readFileSync } from "node:fs";
import path from "node:path";
import { addressOf } from "../../../../loadtests/lib/caller.ts";
import { checkout } from "../running-product.ts";

export interface Sender {
  readonly token?: string;
  readonly address?: string;
  readonly cookie?: string;
}

export interface Reply {
  readonly status: number;
  readonly data: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
  readonly cookie: string;
}

const PATIENCE_MS = 15_000;
const FAILED: Reply = { status: 0, data: null, cookie: "" };

let senders = Math.floor(Date.now() / 1000) % 100_000;
/** An address that no one else sends from. The edge believes it only if it is told to. */
export const newAddress = (): string => {
  senders += 1;
  return addressOf(senders);
};

const texts = JSON.parse(
  readFileSync(path.join(checkout, "client/persisted-operations.json"), "utf8"),
) as Record<string, string>;
const ids = new Map(
  Object.entries(texts).map(([id, text]) => [/^\w+ (\w+)/.exec(text)?.[1] ?? "", id]),
);

/** Sends the client's operations to a site. Failures are what a game day is about, so none throws. */
export class Graph {
  readonly #site: string;

  constructor(site: string) {
    this.#site = site;
  }

  send(operation: string, variables: object, sender: Sender = {}): Promise<Reply> {
    return this.sendId(ids.get(operation) ?? operation, variables, sender);
  }

  async sendId(id: string, variables: object, sender: Sender = {}): Promise<Reply> {
    const { token, address = "198.18.0.1", cookie } = sender;
    const extensions = { persistedQuery: { version: 1, sha256Hash: id } };
    try {
      const reply = await fetch(`${this.#site}/graphql`, {
        method: "POST",
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          "content-type": "application/json",
          "apollo-require-preflight": "true",
          "x-forwarded-for": address,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(cookie && { cookie }),
        },
        body: JSON.stringify({ variables, extensions }),
      });
      const { data = null } = (await reply.json()) as Pick<Reply, "data">;
      const cookies = reply.headers.getSetCookie().map((one) => one.split(";")[0]);
      return { status: reply.status, data, cookie: cookies.join("; ") };
    } catch {
      return FAILED;
    }
  }

  /** Loads the website's first page. */
  async openPage(): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch(this.#site, { signal })
      .then((page) => page.text())
      .catch(() => "");
  }

  async signIn(email: string, password: string, address = newAddress()): Promise<Sender> {
    const input = { email, password, rememberMe: false };
    const sender = { address };
    const { data, cookie } = await this.send("signInOperationsSignInMutation", { input }, sender);
    const token = data?.signIn?.accessToken;
    return typeof token === "string" ? { address, token, cookie } : { address };
  }
}
