import { printSubgraph } from "@eightcount/service-kit/subgraph/print-subgraph";
import { billing } from "./subgraph";

printSubgraph(billing);
