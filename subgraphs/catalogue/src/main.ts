import { runSubgraph } from "@eightcount/service-kit/subgraph/run-subgraph";
import { catalogue } from "./subgraph";

runSubgraph(catalogue);
