import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import type { Subgraph } from "./direct-call";

/** What each subgraph would reveal about a member if it believed the request. */
const PRIVATE: Readonly<Record<Subgraph, string>> = {
  accounts: "profile { email }",
  catalogue: "firstClasses { id }",
  viewing: "usageMetrics { totalSecondsDanced }",
  billing: "subscription { subscriptionId }",
};

/** The body of a request for a member's private fields, as the gateway sends it. */
export function privateQuery(subgraph: Subgraph, memberId: string): string {
  const fields = PRIVATE[subgraph];
  const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Member { ${fields} } } }`;
  const of = [{ __typename: "Member", id: toGlobalId("Member", memberId) }];
  return JSON.stringify({ query, variables: { of } });
}
