import { runWorker } from "@eightcount/service-kit/subgraph/run-worker";
import { catalogue } from "./subgraph";

runWorker(catalogue);
