import { printSubgraph } from "@eightcount/service-kit/subgraph/print-subgraph";
import { viewing } from "./subgraph";

printSubgraph(viewing);
