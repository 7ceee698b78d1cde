import { performance } from "node:perf_hooks";
import type { Person } from "../../journeys/people/person";
import type { ClientDocument } from "../schema/client-documents";
import { BEYOND_NUMBERS } from "./odd-values";

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

/** Sends an operation with any variables, even values that JSON.stringify cannot produce. */
export async function send(
  person: Person,
  { id }: Pick<ClientDocument, "id">,
  variables: unknown,
): Promise<Reply> {
  const written = JSON.stringify({ id, variables });
  const begin = performance.now();
  const answer = await person.fetch("/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(person.token === null ? {} : { authorization: `Bearer ${person.token}` }),
    },
    body: written.replaceAll(`"${BEYOND_NUMBERS}"`, "1e999"),
  });
  const text = await answer.text();
  return { status: answer.status, text, milliseconds: performance.now() - begin };
}
