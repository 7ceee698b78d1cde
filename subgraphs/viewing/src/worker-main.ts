import { runWorker } from "@eightcount/service-kit/subgraph/run-worker";
import { viewing } from "./subgraph";

runWorker(viewing);
