import { runSubgraph } from "@eightcount/service-kit/subgraph/run-subgraph";
import { viewing } from "./subgraph";

runSubgraph(viewing);
