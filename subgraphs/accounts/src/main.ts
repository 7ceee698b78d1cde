import { runSubgraph } from "@eightcount/service-kit/subgraph/run-subgraph";
import { accounts } from "./subgraph";

runSubgraph(accounts);
