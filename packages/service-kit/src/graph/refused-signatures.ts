import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import type express from "express";
import type { Logger } from "../logging/logger";
import { sparseWarning } from "../logging/sparse-warning";
import { count } from "../telemetry/count";

/** Counts every refused request, but logs at most one a minute. */
export function refusedSignatures(
  subgraph: string,
  logger: Logger,
): (request: express.Request) => void {
  const warn = sparseWarning(logger, "unsigned request refused");
  return (request) => {
    count(counters.signaturesRefused, { [attributes.subgraph]: subgraph });
    warn({ sender: request.socket.remoteAddress ?? "unknown" });
  };
}
