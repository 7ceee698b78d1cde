import { runWorker } from "@eightcount/service-kit/subgraph/run-worker";
import { billing } from "./subgraph";

runWorker(billing);
