import { runSubgraph } from "@eightcount/service-kit/subgraph/run-subgraph";
import { billing } from "./subgraph";

runSubgraph(billing);
