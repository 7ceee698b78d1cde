import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { Person } from "../journeys/people/person";
import { memberIdOf } from "../journeys/people/progress";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { counted } from "./evidence/evidence";
import type { GraphResponse } from "./graph/graph-response";
import { call, SUBGRAPHS, type Subgraph, signed } from "./subgraphs/direct-call";
import { forgeries, type Target } from "./subgraphs/forgeries";
import { privateQuery } from "./subgraphs/private-queries";

let victim: Person;

beforeAll(async () => {
  victim = await Person.member("active yearly");
});

function targetIn(subgraph: Subgraph): Target {
  const memberId = memberIdOf(victim);
  const viewer: Viewer = { ...visitor, memberId, groups: ["Subscriber"] };
  return { subgraph, viewer, body: privateQuery(subgraph, memberId), token: victim.token ?? "" };
}

it.each(SUBGRAPHS)("%s responds to the gateway's own signature", async (subgraph) => {
  const { viewer, body } = targetIn(subgraph);
  const { status, data, codes } = await call(subgraph, {
    body,
    headers: signed({ viewer, body, audience: subgraph }),
  });
  expect([status, codes]).toEqual([200, []]);
  expect(Object.values((data as { _entities: object[] })._entities[0] ?? {})).not.toContain(null);
});

const attacks: Attack<GraphResponse>[] = SUBGRAPHS.flatMap((subgraph) =>
  Object.entries(forgeries).map(([forgery, forge]) => ({
    name: `${subgraph}: ${forgery}`,
    attempt: () => call(subgraph, forge(targetIn(subgraph))),
    answer: { status: 403, data: null, text: expect.stringContaining("Only the gateway may call") },
    recorded: counted(subgraph, counters.signaturesRefused, { [attributes.subgraph]: subgraph }),
  })),
);

describeAttacks("subgraphs, past the gateway", attacks);
