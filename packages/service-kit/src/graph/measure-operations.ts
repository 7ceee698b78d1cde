import type { ApolloServerPlugin } from "@apollo/server";
import { operationMetrics } from "@eightcount/rules/telemetry/operation-metrics";
import { outcomeOf } from "../telemetry/outcome";
import { record, secondsSince } from "../telemetry/record";
import { errorCodesIn } from "./error-codes";

/** The gateway names its requests after the operation, the subgraph, and the step of the plan. */
const STEP = /__\w+__\d+$/;

export const measureOperations: ApolloServerPlugin = {
  async requestDidStart({ request }) {
    const startedAt = performance.now();
    const operationName = (request.operationName ?? "unnamed").replace(STEP, "");
    return {
      async willSendResponse({ response }) {
        const outcome = outcomeOf(errorCodesIn(response));
        record(operationMetrics.subgraphOperationDuration, secondsSince(startedAt), {
          operationName,
          outcome,
        });
      },
    };
  },
};
