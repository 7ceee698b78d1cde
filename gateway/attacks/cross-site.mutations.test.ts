import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { clientMutations, clientOperation } from "../journeys/people/operations";
import { Person } from "../journeys/people/person";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { refusedByGateway } from "./evidence/evidence";
import { contentTypes, foreignPages, methodOverrides } from "./http/cross-site-requests";
import { type HttpMessage, sendHttp } from "./http/send-http";

/** The victim, signed in on a browser that sends its cookies with every request. */
let victim: Person;
beforeAll(async () => {
  victim = await Person.member("active monthly");
});

const credentials = (): Record<string, string> => ({
  cookie: victim.cookies,
  authorization: `Bearer ${victim.token}`,
});

const bodyOf = (mutation: string) =>
  JSON.stringify({ id: clientOperation(mutation).id, variables: { input: {} } });

/** Sends any request to `/graphql` with the victim's credentials. */
const send = ({ headers = {}, ...message }: Partial<HttpMessage>) =>
  sendHttp(journeyStack().site, {
    path: "/graphql",
    ...message,
    headers: { "content-type": "application/json", ...credentials(), ...headers },
  });

const refusal = (code: string) => ({ text: expect.stringContaining(`"code":"${code}"`) });
const FOREIGN = { status: 403, ...refusal("FOREIGN_ORIGIN") };
const fromGateway = (code: string, status: number, attempt: Attack["attempt"]) => ({
  attempt,
  answer: { status, ...refusal(code) },
  recorded: refusedByGateway(code),
});

const everyMutation: Attack[] = clientMutations().flatMap(({ name, id }) => [
  {
    name: `${name} from a page of another site, with the victim's cookies`,
    attempt: () =>
      send({ method: "POST", body: bodyOf(name), headers: { origin: "https://evil.example" } }),
    answer: {
      ...FOREIGN,
      headers: expect.not.objectContaining({ "set-cookie": expect.anything() }),
    },
    recorded: refusedByGateway("FOREIGN_ORIGIN"),
  },
  {
    name: `${name} from a form that sends JSON as plain text`,
    ...fromGateway("UNSUPPORTED_MEDIA_TYPE", 415, () =>
      send({ method: "POST", body: bodyOf(name), headers: { "content-type": "text/plain" } }),
    ),
  },
  {
    name: `${name} by an image's GET`,
    ...fromGateway("METHOD_NOT_ALLOWED", 405, () =>
      send({ path: `/graphql?id=${id}&variables=${encodeURIComponent('{"input":{}}')}` }),
    ),
  },
]);

const signOut = "signInOperationsSignOutMutation";

const pages: Attack[] = foreignPages.map(([what, headersOf]) => ({
  name: `sign-out from ${what}`,
  attempt: () =>
    send({ method: "POST", body: bodyOf(signOut), headers: headersOf(journeyStack().site) }),
  answer: FOREIGN,
  recorded: refusedByGateway("FOREIGN_ORIGIN"),
}));

const types: Attack[] = contentTypes.map(([type, wrap]) => ({
  name: `sign-out sent as ${type || "no type at all"}`,
  ...fromGateway("UNSUPPORTED_MEDIA_TYPE", 415, () =>
    send({ method: "POST", body: wrap(bodyOf(signOut)), headers: { "content-type": type } }),
  ),
}));

const overrides: Attack[] = methodOverrides.map(([what, { method, headers, query }]) => ({
  name: `sign-out by ${what}`,
  ...fromGateway("METHOD_NOT_ALLOWED", 405, () =>
    send({ method, path: `/graphql?id=${clientOperation(signOut).id}${query}`, headers }),
  ),
}));

const withoutBody: Attack[] = [
  {
    name: "sign-out by a POST with everything in the address",
    ...fromGateway("PERSISTED_QUERY_REQUIRED", 400, () =>
      send({ method: "POST", path: `/graphql?id=${clientOperation(signOut).id}` }),
    ),
  },
  {
    name: "sign-out by HEAD",
    attempt: () => send({ method: "HEAD", path: `/graphql?id=${clientOperation(signOut).id}` }),
    answer: { status: 400, text: "" },
    recorded: refusedByGateway("BAD_REQUEST"),
  },
];

describeAttacks("mutations from another site", [
  ...everyMutation,
  ...pages,
  ...types,
  ...overrides,
  ...withoutBody,
]);
