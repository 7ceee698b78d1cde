import { journeyStack } from "@eightcount/local-stack/testing/journeys/journey-stack";
import { attributes, counters } from "@eightcount/service-kit/telemetry/registry";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { counted } from "./evidence/evidence";

const SUBGRAPHS = ["accounts", "catalogue", "viewing", "billing"] as const;

async function send(name: (typeof SUBGRAPHS)[number], headers: Record<string, string>) {
  const answer = await fetch(new URL("/graphql", journeyStack()[name]), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query: "{ __typename }" }),
  });
  return { status: answer.status, text: await answer.text() };
}

const attacks: Attack[] = SUBGRAPHS.map((name) => ({
  name: `${name} without a signature`,
  attempt: () => send(name, {}),
  answer: { status: 403 },
  recorded: counted(name, counters.signaturesRefused, { [attributes.subgraph]: name }),
}));

describeAttacks("subgraphs, past the gateway", attacks);
