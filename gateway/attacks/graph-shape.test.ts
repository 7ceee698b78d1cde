import { createHash } from "node:crypto";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { refusedByGateway } from "./evidence/evidence";
import { freeTexts } from "./graph/free-texts";
import { type GraphResponse, get, post, request } from "./graph/graph-response";
import {
  contentTypes,
  malformedBodies,
  malformedQueries,
  namelessQueries,
  oddMethods,
  oddReadings,
} from "./graph/malformed-requests";
import { nearIds } from "./graph/near-ids";
import { clientDocuments, mutationDocuments } from "./schema/client-documents";
import { sampleVariables } from "./schema/sample-variables";

type Attempt = Attack<GraphResponse>["attempt"];

const refused = (name: string, status: number, code: string) => (attempt: Attempt) => ({
  name,
  attempt,
  answer: { status, data: null, codes: [code] },
  recorded: refusedByGateway(code),
});
const free = (name: string) => refused(name, 400, "PERSISTED_QUERY_REQUIRED");
const unknown = (name: string) => refused(name, 404, "PERSISTED_QUERY_NOT_FOUND");
const malformed = (name: string) => refused(name, 400, "BAD_REQUEST");

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const persistedQuery = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const json = (value: unknown) => JSON.stringify(value);

describeAttacks("free text", [
  ...Object.entries(freeTexts).flatMap(([name, query]) => [
    free(`${name}, by POST`)(() => post({ query })),
    free(`${name}, by GET`)(() => get({ query })),
  ]),
  ...clientDocuments.map((operation) =>
    free(`the text of ${operation.name} without its id`)(() =>
      post({
        query: operation.text,
        operationName: operation.name,
        variables: sampleVariables(operation),
      }),
    ),
  ),
]);

describeAttacks("ids of no operation", [
  ...Object.entries(nearIds).flatMap(([name, id]) => [
    unknown(`${name}, as id`)(() => post({ id, variables: {} })),
    unknown(`${name}, as hash`)(() => post({ extensions: persistedQuery(id) })),
    unknown(`${name}, by GET`)(() => get({ id })),
  ]),
]);

/** Sends a text with its hash, then the hash alone, as automatic persisted queries would. */
async function register(query: string): Promise<GraphResponse> {
  const extensions = persistedQuery(hashOf(query));
  await post({ query, extensions });
  return post({ extensions });
}

describeAttacks(
  "operations that a client registers",
  Object.entries(freeTexts).map(([name, query]) => unknown(name)(() => register(query))),
);

describeAttacks("mutations by GET", [
  ...mutationDocuments.map((operation) =>
    refused(
      operation.name,
      405,
      "METHOD_NOT_ALLOWED",
    )(() => get({ id: operation.id, variables: json(sampleVariables(operation)) })),
  ),
  ...mutationDocuments.map((operation) =>
    refused(
      `${operation.name} by its hash`,
      405,
      "METHOD_NOT_ALLOWED",
    )(() =>
      get({
        extensions: json(persistedQuery(operation.id)),
        variables: json(sampleVariables(operation)),
      }),
    ),
  ),
]);

const [harmless = mutationDocuments[0]] = mutationDocuments.filter(
  ({ name }) => name === "signInOperationsSignOutMutation",
);
const harmlessBody = json({ id: harmless?.id });
const withHeaders = (method: string, headers: Record<string, string>) =>
  request({ method, headers, body: harmlessBody });

describeAttacks("requests that are none", [
  ...Object.entries(malformedBodies).map(([name, body]) =>
    malformed(`${name} as body`)(() => post(body)),
  ),
  ...Object.entries(malformedQueries).map(([name, query]) =>
    malformed(`${name} in the address`)(() => request({ method: "GET" }, query)),
  ),
  ...Object.entries(namelessQueries).map(([name, query]) =>
    free(`${name} in the address`)(() => request({ method: "GET" }, query)),
  ),
  ...contentTypes.map((type) =>
    refused(
      `a body as ${type}`,
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    )(() => withHeaders("POST", { "content-type": type })),
  ),
  refused("no body", 415, "UNSUPPORTED_MEDIA_TYPE")(() => request({ method: "POST" })),
  ...Object.entries(oddReadings).map(([name, headers]) =>
    malformed(`a body ${name}`)(() =>
      withHeaders("POST", { "content-type": "application/json", ...headers }),
    ),
  ),
  ...oddMethods.map((method) =>
    refused(
      `the method ${method}`,
      405,
      "METHOD_NOT_ALLOWED",
    )(() => withHeaders(method, { "content-type": "application/json" })),
  ),
]);
