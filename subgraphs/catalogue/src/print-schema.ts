import { printSubgraph } from "@eightcount/service-kit/subgraph/print-subgraph";
import { catalogue } from "./subgraph";

printSubgraph(catalogue);
