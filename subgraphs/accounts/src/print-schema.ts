import { printSubgraph } from "@eightcount/service-kit/subgraph/print-subgraph";
import { accounts } from "./subgraph";

printSubgraph(accounts);
