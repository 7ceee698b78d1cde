import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema } from "graphql";
import { clientMutations } from "../journeys/people/operations";
import { Person } from "../journeys/people/person";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { type MutationAccess, mutationAccess } from "./entitlement/mutation-access";
import { lapsedMember } from "./entitlement/people";
import { refusedByGateway, refusedMutation } from "./evidence/evidence";

const SCHEMA = path.resolve(__dirname, "../../client/schema.graphql");
const schemaMutations = Object.keys(
  buildSchema(readFileSync(SCHEMA, "utf8")).getMutationType()?.getFields() ?? {},
);

it("every mutation of the schema says who may ask for it", () => {
  expect(Object.keys(mutationAccess).sort()).toEqual(schemaMutations.sort());
});

/** The client's operation for a mutation. Undefined if the client never sends it. */
const operationOf = (mutation: string) =>
  clientMutations().find(({ text }) =>
    text.match(new RegExp(` ${mutation}(\\(input: \\$input\\)| {)`)),
  )?.name;

const people: Record<string, Person> = {};
beforeAll(async () => {
  people.visitor = Person.visitor();
  for (const kind of ["inactive", "expired", "owing"]) people[kind] = await Person.member(kind);
  people["lapsed since the sign-in"] = (await lapsedMember()).person;
});

const WITHOUT_ENTITLEMENT = ["inactive", "expired", "owing", "lapsed since the sign-in"];

function refused(
  who: string,
  mutation: string,
  access: Exclude<MutationAccess, { for: "everybody" }>,
): Attack {
  const code = who === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN";
  const operation = operationOf(mutation);
  if (operation === undefined) {
    return {
      name: `${mutation}, which the client never sends, as ${who}`,
      attempt: () => send(who, { query: `mutation { ${mutation}(input: {}) { __typename } }` }),
      answer: { status: 400, errors: [{ extensions: { code: "PERSISTED_QUERY_REQUIRED" } }] },
      recorded: refusedByGateway("PERSISTED_QUERY_REQUIRED"),
    };
  }
  return {
    name: `${mutation} as ${who}`,
    attempt: () => personNamed(who).ask(operation, access.input ? { input: access.input() } : {}),
    answer: { status: 200, data: null, errors: [{ extensions: { code } }], setCookies: [] },
    recorded: refusedMutation(access.subgraph, mutation, code),
  };
}

function personNamed(who: string): Person {
  const person = people[who];
  if (!person) throw new Error(`nobody is called ${who}`);
  return person;
}
const send = (who: string, body: object) => personNamed(who).send(body);

const attacks: Attack[] = Object.entries(mutationAccess).flatMap(([mutation, access]) => {
  if (access.for === "everybody") return [];
  const who = access.for === "subscribers" ? ["visitor", ...WITHOUT_ENTITLEMENT] : ["visitor"];
  return who.map((one) => refused(one, mutation, access));
});

describeAttacks("mutations of members and subscribers", attacks);
