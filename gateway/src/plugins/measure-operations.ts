import type { ApolloServerPlugin } from "@apollo/server";
import { operationMetrics } from "@eightcount/rules/telemetry/operation-metrics";
import { errorCodesIn } from "@eightcount/service-kit/graph/error-codes";
import { count } from "@eightcount/service-kit/telemetry/count";
import { outcomeOf } from "@eightcount/service-kit/telemetry/outcome";
import { record, secondsSince } from "@eightcount/service-kit/telemetry/record";
import type { GatewayContext } from "../context";

/** Keeps the codes for the route, which sees only the response's text. */
export const noteErrorCodes: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, response }) {
        contextValue.errorCodes.push(...errorCodesIn(response));
      },
    };
  },
};

export function recordOperation(
  operationName: string,
  startedAt: number,
  codes: readonly string[],
): void {
  const outcome = outcomeOf(codes);
  record(operationMetrics.operationDuration, secondsSince(startedAt), { operationName, outcome });
  for (const refusalCode of codes) {
    count(operationMetrics.operationErrors, { operationName, refusalCode });
  }
}
