import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "graphql";
import { nodeTypeDefs } from "../node/node-subgraph";
import { composeSupergraph } from "./compose-supergraph";

const root = path.resolve(__dirname, "../../..");
const names = ["accounts", "catalogue", "viewing", "billing"];

/** Subgraph SDL → gateway/supergraph.graphql and client/schema.graphql. */
const sources = names.map((name) => ({
  name,
  typeDefs: parse(readFileSync(path.join(root, "subgraphs", name, "schema.graphql"), "utf8")),
}));
const composed = composeSupergraph([...sources, { name: "node", typeDefs: nodeTypeDefs }]);
writeFileSync(path.join(root, "gateway/supergraph.graphql"), composed.supergraph);
writeFileSync(path.join(root, "client/schema.graphql"), composed.publicSchema);
process.stdout.write(`composed ${names.length} subgraphs\n`);
