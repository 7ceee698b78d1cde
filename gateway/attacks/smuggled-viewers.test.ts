import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { clientOperation } from "../journeys/people/operations";
import { Person } from "../journeys/people/person";
import { memberIdOf } from "../journeys/people/progress";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { refusedMutation, respondedWith } from "./evidence/evidence";
import { type GraphResponse, post, readGraphResponse } from "./graph/graph-response";
import { type Headers, signed } from "./subgraphs/direct-call";

let victim: Person;

beforeAll(async () => {
  victim = await Person.member("active yearly");
});

/** Headers by which a client pretends that the gateway has identified the viewer. */
function namingVictim(audience: string, body: string): Headers {
  const memberId = memberIdOf(victim);
  const viewer: Viewer = { ...visitor, memberId, groups: ["Subscriber", "Employee"] };
  return signed({ viewer, audience, body });
}

const bodyOf = (operation: string, variables: object) =>
  JSON.stringify({ id: clientOperation(operation).id, variables });

async function atGateway(body: string, headers: Headers): Promise<GraphResponse> {
  const answer = await fetch(new URL("/graphql", journeyStack().gateway), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return readGraphResponse(answer.status, await answer.text());
}

const ENTRANCES = { "through the edge": post, "at the gateway itself": atGateway } as const;
const entrances = Object.entries(ENTRANCES);

/** Reads one private part of the viewer in each subgraph. */
const READS: readonly (readonly [subgraph: string, operation: string])[] = [
  ["accounts", "MemberIdentityQuery"],
  ["catalogue", "FirstClassesWidgetQuery"],
  ["viewing", "SavedScreenQuery"],
  ["billing", "SubscriptionScreenQuery"],
  // A data export reads every subgraph.
  ["viewing", "fetchMemberDataQuery"],
];

const reads = READS.flatMap(([subgraph, operation]) =>
  entrances.map(
    ([entrance, send]): Attack<GraphResponse> => ({
      name: `${operation} with a signed viewer for ${subgraph}, ${entrance}`,
      attempt: () => {
        const body = bodyOf(operation, {});
        return send(body, namingVictim(subgraph, body));
      },
      answer: { status: 200, data: { viewer: null }, codes: [] },
      recorded: respondedWith("gateway", 200),
    }),
  ),
);

const CLASS = "00000000-0000-4000-8000-000000000000";
const NAME = { firstName: "Ada", lastName: "Tempo" };
const ORDER = { ...NAME, planChoice: "MONTHLY", tokenId: "token" };
const QUESTION = { ...NAME, email: "ada@example.com", category: "TECHNICAL", message: "Stops." };

/** Changes something of the viewer in each subgraph. */
const CHANGES: readonly (readonly [string, mutation: string, operation: string, input: object])[] =
  [
    ["accounts", "sendHelpRequest", "useSendHelpRequestMutation", QUESTION],
    ["catalogue", "startPlayback", "useStartPlaybackMutation", { classId: CLASS }],
    ["viewing", "saveClass", "useSaveClassSaveMutation", { classId: CLASS }],
    [
      "billing",
      "purchaseSubscription",
      "purchaseSubscriptionMutation",
      { attemptId: CLASS, ...ORDER },
    ],
  ];

const changes = CHANGES.flatMap(([subgraph, mutation, operation, input]) =>
  entrances.map(
    ([entrance, send]): Attack<GraphResponse> => ({
      name: `${mutation} with a signed viewer for ${subgraph}, ${entrance}`,
      attempt: () => {
        const body = bodyOf(operation, { input });
        return send(body, namingVictim(subgraph, body));
      },
      answer: { status: 200, data: null, codes: ["UNAUTHENTICATED"] },
      recorded: refusedMutation(subgraph, mutation, "UNAUTHENTICATED"),
    }),
  ),
);

/** Headers by which other products' proxies identify a user. */
const USER_HEADERS = [
  "x-user-id",
  "x-member-id",
  "x-forwarded-user",
  "x-remote-user",
  "x-auth-request-user",
  "x-amzn-oidc-identity",
];

const named = USER_HEADERS.map(
  (header): Attack<GraphResponse> => ({
    name: `the member's id as ${header}`,
    attempt: () => post(bodyOf("MemberIdentityQuery", {}), { [header]: memberIdOf(victim) }),
    answer: { status: 200, data: { viewer: null }, codes: [] },
    recorded: respondedWith("gateway", 200),
  }),
);

describeAttacks("viewers that a client names itself", [...reads, ...changes, ...named]);
