import { runWorker } from "@eightcount/service-kit/subgraph/run-worker";
import { accounts } from "./subgraph";

runWorker(accounts);
