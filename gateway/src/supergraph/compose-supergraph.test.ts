import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "graphql";
import { composeSupergraph } from "./compose-supergraph";
import { SUBGRAPHS, subgraphSources } from "./subgraph-sources";

const root = path.resolve(__dirname, "../../..");
const committed = (file: string) => readFileSync(path.join(root, file), "utf8");
const sources = subgraphSources(root);

it("ENG-03 four subgraphs compose into the supergraph and the public graph that are checked in", () => {
  expect(SUBGRAPHS).toEqual(["accounts", "catalogue", "viewing", "billing"]);
  const composed = composeSupergraph(sources);
  expect(composed.supergraph === committed("gateway/supergraph.graphql")).toBe(true);
  expect(composed.publicSchema === committed("client/schema.graphql")).toBe(true);
  for (const name of SUBGRAPHS) {
    expect(composed.supergraph).toContain(`@join__graph(name: "${name}"`);
  }
});

it("subgraphs that contradict each other are refused, and the contradiction is named", () => {
  const contradiction = parse(`
    extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
    type DanceClass @key(fields: "id") { id: ID! songName: Int! }
  `);
  const compose = () => composeSupergraph([...sources, { name: "rival", typeDefs: contradiction }]);
  expect(compose).toThrow(/DanceClass\.songName/);
});
