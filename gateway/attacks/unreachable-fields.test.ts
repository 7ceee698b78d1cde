import { parse, validate } from "graphql";
import { clientOperation } from "../journeys/people/operations";
import { Person } from "../journeys/people/person";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { refusedByGateway, respondedWith } from "./evidence/evidence";
import { type GraphResponse, readGraphResponse } from "./graph/graph-response";
import { KNOWN } from "./graph/near-ids";
import { clientSchema } from "./schema/client-schema";
import { unreachedRootFields } from "./schema/root-fields";

const fields = unreachedRootFields();
let member: Person;

beforeAll(async () => {
  member = await Person.member("active monthly");
});

async function send(body: object) {
  const { status, text } = await member.send(body);
  const answer = readGraphResponse(status, text);
  return { ...answer, fields: Object.keys(answer.data ?? {}) };
}

it.each(fields.map(({ name, text }) => [name, text] as const))("%s is a valid text", (_, text) => {
  expect(validate(clientSchema, parse(text))).toEqual([]);
});

it("fields that only a free text could ask for are found", () => {
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Query.nodes", "Query.userByEmail"]),
  );
});

const attacks: Attack<GraphResponse>[] = fields.flatMap(({ name, text }) => [
  {
    name: `${name} by its text`,
    attempt: () => send({ query: text }),
    answer: { status: 400, data: null, codes: ["PERSISTED_QUERY_REQUIRED"] },
    recorded: refusedByGateway("PERSISTED_QUERY_REQUIRED"),
  },
  {
    name: `${name} by its text next to a known id`,
    attempt: () => send({ id: clientOperation(KNOWN).id, query: text }),
    answer: { status: 200, codes: [], fields: ["styles"] },
    recorded: respondedWith("gateway", 200),
  },
]);

describeAttacks("fields that no persisted operation asks for", attacks);
