import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { findOperations, type OperationName } from "../lib/operations.ts";

export type Variables = Readonly<Record<string, unknown>>;
/** What each operation answers to its variables and the caller's authorization. */
export type Answers = Readonly<
  Partial<Record<OperationName, (variables: Variables, caller: string) => object>>
>;

export interface ReceivedCall {
  readonly operation: OperationName;
  readonly variables: Variables;
  /** The authorization header, empty for visitors. */
  readonly caller: string;
  /** The address that the caller names. */
  readonly address: string;
}

const file = path.resolve(__dirname, "../../client/persisted-operations.json");
const nameById = new Map(
  findOperations(JSON.parse(readFileSync(file, "utf8"))).map(({ id, name }) => [id, name]),
);

/** What the sandbox answers: the code in everyone's mailbox, and the token of every card. */
export const MAILED_CODE = "246810";
export const CARD_TOKEN = "card-token-1";
const sandboxAnswers: Readonly<Record<string, object>> = {
  "/mailbox.json": [{ code: MAILED_CODE }],
  "/recurly/js/v1/token": { id: CARD_TOKEN },
};

/** Answers the client's operations by id, in place of the product and its sandbox. */
export class GatewayStandIn {
  readonly calls: ReceivedCall[] = [];
  readonly #server: Server;
  readonly #answers: Answers;

  private constructor(answers: Answers) {
    this.#answers = answers;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async open(answers: Answers): Promise<GatewayStandIn> {
    const gateway = new GatewayStandIn(answers);
    await new Promise<void>((resolve) => gateway.#server.listen(0, "127.0.0.1", resolve));
    return gateway;
  }

  get site(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const fromSandbox = sandboxAnswers[pathname];
    if (fromSandbox) {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(fromSandbox));
      return;
    }
    const { id, variables } = await readRequest(request);
    const operation = nameById.get(id);
    const answer = operation && this.#answers[operation];
    if (!operation || !answer) {
      response.writeHead(400).end();
      return;
    }
    const { authorization: caller = "", "x-forwarded-for": address = "" } = request.headers;
    this.calls.push({ operation, variables, caller, address: String(address) });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data: answer(variables, caller) }));
  }
}

interface Received {
  readonly variables?: Variables;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: string } };
}

async function readRequest(request: IncomingMessage) {
  const { searchParams } = new URL(request.url ?? "/", "http://localhost");
  const received: Received =
    request.method === "GET"
      ? {
          variables: JSON.parse(searchParams.get("variables") ?? "{}"),
          extensions: JSON.parse(searchParams.get("extensions") ?? "{}"),
        }
      : JSON.parse(await text(request));
  const { variables = {}, extensions } = received;
  return { id: extensions?.persistedQuery?.sha256Hash ?? "", variables };
}
