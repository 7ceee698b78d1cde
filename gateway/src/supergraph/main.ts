import { writeFileSync } from "node:fs";
import path from "node:path";
import { composeSupergraph } from "./compose-supergraph";
import { SUBGRAPHS, subgraphSources } from "./subgraph-sources";

const root = path.resolve(__dirname, "../../..");

const composed = composeSupergraph(subgraphSources(root));
writeFileSync(path.join(root, "gateway/supergraph.graphql"), composed.supergraph);
writeFileSync(path.join(root, "client/schema.graphql"), composed.publicSchema);
process.stdout.write(`composed ${SUBGRAPHS.length} subgraphs\n`);
