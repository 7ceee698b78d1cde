import { clientOperation } from "../../journeys/people/operations";
import { type Answer, Person } from "../../journeys/people/person";
import { unauthenticated } from "../answers";
import type { Attack } from "../attack";
import { notRecorded, refusedMutation } from "../evidence/evidence";
import { arrangeHolder, genuineToken, queryWith, refusedToken } from "./token-attack";

/** Variants of the Authorization header around a genuine token. */
const SCHEMES: Readonly<Record<string, (token: string) => string>> = {
  "without a scheme": (token) => token,
  "as bearer in lower case": (token) => `bearer ${token}`,
  "as BEARER": (token) => `BEARER ${token}`,
  "as Basic": (token) => `Basic ${Buffer.from(`member:${token}`).toString("base64")}`,
  "as Token": (token) => `Token ${token}`,
  "as DPoP": (token) => `DPoP ${token}`,
  "as Bearer with a tab": (token) => `Bearer\t${token}`,
  "as Bearer with two spaces": (token) => `Bearer  ${token}`,
  "as Bearer with a name": (token) => `Bearer token=${token}`,
  "behind a forged one": (token) => `Bearer forged, Bearer ${token}`,
  "scheme alone": () => "Bearer",
};

export const schemes: readonly Attack[] = Object.entries(SCHEMES).map(([name, write]) => ({
  name,
  arrange: arrangeHolder,
  attempt: () => queryWith(write(genuineToken())),
  answer: unauthenticated,
  recorded: refusedToken("forged"),
}));

const question = {
  firstName: "Ada",
  lastName: "Tempo",
  category: "TECHNICAL",
  email: "ada@example.com",
  message: "Am I signed in?",
};
const body = {
  id: clientOperation("useSendHelpRequestMutation").id,
  variables: { input: question },
};

async function post(path: string, headers: Record<string, string>, extra = {}): Promise<Answer> {
  const answer = await Person.visitor().fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ ...body, ...extra }),
  });
  const text = await answer.text();
  return { errors: [], ...JSON.parse(text), status: answer.status, text, setCookies: [] };
}

/** Places other than the Authorization header, which make the sender a visitor. */
const PLACES: Readonly<Record<string, (token: string) => Promise<Answer>>> = {
  "in the query": (token) => post(`/graphql?access_token=${token}`, {}),
  "in the query as authorization": (token) => post(`/graphql?authorization=Bearer%20${token}`, {}),
  "in a cookie": (token) => post("/graphql", { cookie: `access_token=${token}` }),
  "in the cookie of the refresh token": (token) =>
    post("/graphql", { cookie: `eightcount_refresh=${token}` }),
  "in Proxy-Authorization": (token) =>
    post("/graphql", { "proxy-authorization": `Bearer ${token}` }),
  "in X-Access-Token": (token) => post("/graphql", { "x-access-token": token }),
  "in X-Authorization": (token) => post("/graphql", { "x-authorization": `Bearer ${token}` }),
  "in the body": (token) => post("/graphql", {}, { authorization: `Bearer ${token}` }),
  "in the extensions": (token) => post("/graphql", {}, { extensions: { accessToken: token } }),
};

export const places: readonly Attack[] = Object.entries(PLACES).map(([name, send]) => ({
  name,
  arrange: arrangeHolder,
  attempt: () => send(genuineToken()),
  answer: { status: 200, data: null, errors: [{ extensions: { code: "UNAUTHENTICATED" } }] },
  recorded: refusedMutation("accounts", "sendHelpRequest", "UNAUTHENTICATED"),
}));

export const tooLong: Attack = {
  name: "a token of 40 KB",
  arrange: arrangeHolder,
  attempt: () => queryWith(`Bearer ${genuineToken()}${"A".repeat(40_000)}`),
  answer: { status: 431 },
  recorded: notRecorded("Node refuses headers of this size before any code of the product runs"),
};
