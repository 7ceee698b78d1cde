import { clientOperation } from "../../journeys/people/operations";
import { KNOWN } from "./near-ids";

const { id } = clientOperation(KNOWN);

/** Bodies that are not GraphQL requests. */
export const malformedBodies: Readonly<Record<string, string>> = {
  "half of an object": `{"id":"${id}"`,
  "single quotes": `{'id':'${id}'}`,
  "a comma too many": `{"id":"${id}",}`,
  "a bare text": `"${id}"`,
  "a number": "8",
  null: "null",
  "an empty batch": "[]",
  "a batch of one": JSON.stringify([{ id }]),
  "a batch of a hundred": JSON.stringify(Array(100).fill({ id })),
  "an id that is a number": '{"id":8}',
  "an id that is null": '{"id":null}',
  "an id that is a list": JSON.stringify({ id: [id] }),
  "an id that is a condition": '{"id":{"$ne":null}}',
  "extensions that are a text": '{"extensions":"persistedQuery"}',
  "a hash that is a list": JSON.stringify({ extensions: { persistedQuery: { sha256Hash: [id] } } }),
  "a persisted query without a hash": '{"extensions":{"persistedQuery":{"version":1}}}',
  "variables that are a list": JSON.stringify({ id, variables: [] }),
  "variables that are a text": JSON.stringify({ id, variables: "{}" }),
  "variables that are a number": JSON.stringify({ id, variables: 8 }),
};

/** Query strings that are not GraphQL requests. */
export const malformedQueries: Readonly<Record<string, string>> = {
  "variables that are no JSON": `?id=${id}&variables={`,
  "variables that are a list": `?id=${id}&variables=[]`,
  "extensions that are no JSON": "?extensions=%7B",
  "extensions that are a text": "?extensions=%22persistedQuery%22",
};

/** Requests that name no operation. */
export const namelessQueries: Readonly<Record<string, string>> = {
  "nothing at all": "",
  "two ids": `?id=${id}&id=${id}`,
  "an id in brackets": `?id[]=${id}`,
  "an id in capitals": `?ID=${id}`,
  "an operation name": `?operationName=${KNOWN}`,
};

/** Content types that another site's page can send, or that a parser might accept. */
export const contentTypes: readonly string[] = [
  "text/plain",
  "text/plain; application/json",
  "text/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=json",
  "application/graphql",
  "application/graphql+json",
  "application/json-patch+json",
  "application/xml",
  "application/json/",
  "application/json; charset=latin1",
  "application/json; charset=utf-7",
  "application/json; charset=utf-16le",
  "application/jsonx",
  "*/*",
];

/** Headers that would change how the body is read. */
export const oddReadings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "that claims to be packed": { "content-encoding": "gzip" },
  "packed in an unknown way": { "content-encoding": "snappy" },
};

export const oddMethods: readonly string[] = [
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "PROPFIND",
  "SEARCH",
  "QUERY",
  "LOCK",
  "PURGE",
];
