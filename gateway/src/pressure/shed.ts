import { operationMetrics } from "@eightcount/rules/telemetry/operation-metrics";
import type { Sheddable } from "@eightcount/service-kit/pressure/shedding";
import { count } from "@eightcount/service-kit/telemetry/count";
import type express from "express";
import { refuse } from "../http/refuse";

/** Spread, so that callers who were refused together do not return together. */
const RETRY_AFTER_SECONDS = { least: 10, most: 20 };

export function shed(response: express.Response, shedKind: Sheddable): readonly string[] {
  count(operationMetrics.operationsShed, { shedKind });
  const { least, most } = RETRY_AFTER_SECONDS;
  response.setHeader("retry-after", least + Math.round((most - least) * Math.random()));
  return refuse(response, 503, "OVERLOADED", "We're very busy right now. Try again in a moment.");
}
