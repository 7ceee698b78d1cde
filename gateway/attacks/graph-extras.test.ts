import { clientOperation } from "../journeys/people/operations";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { refusedByGateway, respondedWith } from "./evidence/evidence";
import { freeTexts } from "./graph/free-texts";
import { type GraphResponse, post } from "./graph/graph-response";
import { KNOWN } from "./graph/near-ids";
import { clientDocuments } from "./schema/client-documents";
import { sampleVariables } from "./schema/sample-variables";

interface FieldsAnswer extends GraphResponse {
  readonly fields: readonly string[];
}

const { id } = clientOperation(KNOWN);

async function fieldsOf(answer: Promise<GraphResponse>): Promise<FieldsAnswer> {
  const found = await answer;
  return { ...found, fields: Object.keys(found.data ?? {}) };
}

/** Properties beside a known id are ignored, and the persisted text runs unchanged. */
const ignored = (
  name: string,
  extra: object | string,
  headers: Readonly<Record<string, string>> = {},
): Attack<FieldsAnswer> => ({
  name,
  attempt: () => {
    const body = typeof extra === "string" ? `{"id":"${id}",${extra}}` : { id, ...extra };
    return fieldsOf(post(body, headers));
  },
  answer: {
    status: 200,
    codes: [],
    fields: ["styles"],
    text: expect.not.stringMatching(/__schema|isEmployee|hasNext/),
  },
  recorded: respondedWith("gateway", 200),
});

const { id: otherId, text: otherText } = clientOperation("MemberIdentityQuery");

describeAttacks("next to a known id", [
  ...Object.entries(freeTexts).map(([name, query]) => ignored(`${name} as query`, { query })),
  ignored("another operation's text", { query: otherText }),
  ignored("another operation's name", { operationName: "MemberIdentityQuery" }),
  ignored("another operation's hash", {
    extensions: { persistedQuery: { version: 1, sha256Hash: otherId } },
  }),
  ignored("a text as documentId", { documentId: otherId, doc_id: otherId, queryId: otherId }),
  ignored("variables the operation has not", { variables: { isMember: true, first: 1e9 } }),
  ignored("an id in the context", { context: { viewer: { memberId: otherId } } }),
  ignored("__proto__ in the body", '"__proto__":{"isEmployee":true,"query":"{ __schema }"}'),
  ignored("constructor in the body", '"constructor":{"prototype":{"isEmployee":true}}'),
  ignored("__proto__ in the variables", '"variables":{"__proto__":{"isEmployee":true}}'),
  ignored("__proto__ in the extensions", '"extensions":{"__proto__":{"tracing":true}}'),
  ignored("a wish for tracing", { extensions: { tracing: true, ftv1: true } }),
  ignored("the same id twice", `"id":"${id}"`),
  ignored("a wish for parts", {}, { accept: "multipart/mixed; deferSpec=20220824" }),
  ignored("a wish for events", {}, { accept: "text/event-stream" }),
  ignored("a wish for a trace", {}, { "apollo-federation-include-trace": "ftv1" }),
  ignored("another method by header", {}, { "x-http-method-override": "GET" }),
]);

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const known = (variables: string) => `{"id":"${id}","variables":${variables}}`;

const tooMuch = (name: string, body: () => string): Attack<GraphResponse> => ({
  name,
  attempt: () => post(body()),
  answer: { status: 413, data: null, codes: ["TOO_LARGE"] },
  recorded: refusedByGateway("TOO_LARGE"),
});

const searchOf = (text: string) =>
  JSON.stringify({
    id: clientOperation("SearchScreenQuery").id,
    variables: { text, hasText: true, isMember: false },
  });

describeAttacks("too much", [
  tooMuch("a text of 70,000 characters", () => searchOf("x".repeat(70_000))),
  tooMuch("a megabyte of spaces", () => `${" ".repeat(1_000_000)}{"id":"${id}"}`),
  tooMuch("ten thousand variables", () =>
    known(
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`v${i}`, i]))),
    ),
  ),
  tooMuch("lists within lists, 40,000 deep", () => known(`{"text":${nested(40_000)}}`)),
]);

const withVariables = clientDocuments.filter(
  ({ definition }) => (definition.variableDefinitions ?? []).length > 0,
);

/** Replaces a required variable of each operation by 2,000 nested lists. */
describeAttacks(
  "variables of another shape",
  withVariables.map((operation) => {
    const [first = ""] = (operation.definition.variableDefinitions ?? []).map(
      ({ variable }) => variable.name.value,
    );
    return {
      name: `${operation.name}.${first}`,
      attempt: () => {
        const variables = JSON.stringify({ ...sampleVariables(operation), [first]: "DEEP" });
        return post(
          `{"id":"${operation.id}","variables":${variables.replace('"DEEP"', nested(2_000))}}`,
        );
      },
      answer: { status: 400, data: null, codes: expect.arrayContaining(["BAD_USER_INPUT"]) },
      recorded: refusedByGateway("BAD_USER_INPUT"),
    };
  }),
);
