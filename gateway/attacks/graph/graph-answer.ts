import { Person } from "../../journeys/people/person";
import type { Outcome } from "../attack";

/** The answer of `/graphql`, as far as an attack looks at it. */
export interface GraphAnswer extends Outcome {
  readonly data: unknown;
  /** `extensions.code` of each error. */
  readonly codes: readonly string[];
}

interface GraphBody {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** Reads an answer of `/graphql`; a body that is no JSON has no data and no codes. */
export function readGraphAnswer(status: number, text: string): GraphAnswer {
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

/** A request to `/graphql` by a new visitor, exactly as given. */
export async function request(init: RequestInit, query = ""): Promise<GraphAnswer> {
  const answer = await Person.visitor().fetch(`/graphql${query}`, init);
  return readGraphAnswer(answer.status, await answer.text());
}

/** A body sent by POST as JSON. */
export const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  request({
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Parameters sent by GET. */
export const get = (parameters: Readonly<Record<string, string>>) =>
  request({ method: "GET" }, `?${new URLSearchParams(parameters)}`);

/** One of the client's operations, sent by a person. */
export async function ask(
  person: Person,
  operation: string,
  variables: object,
): Promise<GraphAnswer> {
  const { status, text } = await person.ask(operation, variables);
  return readGraphAnswer(status, text);
}
