import { readFileSync } from "node:fs";
import path from "node:path";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { signViewer } from "@eightcount/test-kit/viewer/sign-viewer";
import { stackKeys } from "../people/tokens";

const SUBGRAPHS = ["accounts", "catalogue", "viewing", "billing"] as const;

/** The subgraph of each field of `Member`. */
function ownerOf(field: string) {
  const pattern = new RegExp(`^(extend )?type Member\\b[^}]*\\n  ${field}\\b`, "m");
  const owner = SUBGRAPHS.find((subgraph) => {
    const file = path.resolve(__dirname, `../../../subgraphs/${subgraph}/schema.graphql`);
    return pattern.test(readFileSync(file, "utf8"));
  });
  if (!owner) throw new Error(`no subgraph has Member.${field}`);
  return owner;
}

/**
 * Reads a private field of the graph that no screen shows from its subgraph, as the gateway would
 * for the member. `selection` begins with the field's name.
 */
export async function privateField<D>(
  memberId: string,
  selection: string,
  moment: Date,
): Promise<D> {
  const owner = ownerOf(/^\w+/.exec(selection)?.[0] ?? "");
  const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Member { ${selection} } } }`;
  const of = [{ __typename: "Member", id: toGlobalId("Member", memberId) }];
  const body = JSON.stringify({ query, variables: { of } });
  const terms = { secret: stackKeys().gatewaySecret, audience: owner, body };
  const answer = await fetch(new URL("/graphql", journeyStack()[owner]), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...signViewer({ ...visitor, memberId, groups: ["Subscriber"] }, terms, moment),
    },
    body,
  });
  const text = await answer.text();
  const { data } = JSON.parse(text) as { data?: { _entities: readonly D[] } | null };
  const [member] = data?._entities ?? [];
  if (!member) throw new Error(`${owner} returned ${text}`);
  return member;
}
