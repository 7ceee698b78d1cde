import { Person } from "../../journeys/people/person";
import type { Outcome } from "../attack";

/** Response of `/graphql`, as far as an attack checks it. */
export interface GraphResponse extends Outcome {
  readonly data: unknown;
  /** `extensions.code` of each error. */
  readonly codes: readonly string[];
}

interface GraphBody {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** Reads a response of `/graphql`. A body that is not JSON has no data and no codes. */
export function readGraphResponse(status: number, text: string): GraphResponse {
  const { data = null, errors = [] } = parsed(text);
  return { status, text, data, codes: errors.map(({ extensions }) => extensions?.code ?? "") };
}

function parsed(text: string): GraphBody {
  try {
    return JSON.parse(text) as GraphBody;
  } catch {
    return {};
  }
}

/** Sends a request to `/graphql` as a new visitor, unchanged. */
export async function request(init: RequestInit, query = ""): Promise<GraphResponse> {
  const answer = await Person.visitor().fetch(`/graphql${query}`, init);
  return readGraphResponse(answer.status, await answer.text());
}

/** Sends a body by POST as JSON. */
export const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  request({
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Sends parameters by GET. */
export const get = (parameters: Readonly<Record<string, string>>) =>
  request({ method: "GET" }, `?${new URLSearchParams(parameters)}`);

/** Sends one of the client's operations as a person. */
export async function ask(
  person: Person,
  operation: string,
  variables: object,
): Promise<GraphResponse> {
  const { status, text } = await person.ask(operation, variables);
  return readGraphResponse(status, text);
}
