import { counters } from "@eightcount/rules/telemetry/registry";
import type express from "express";
import type { Logger } from "../logging/logger";
import { throttledWarning } from "../logging/throttled-warning";
import { count } from "../telemetry/count";

export function reportRefusedSignatures(
  subgraph: string,
  logger: Logger,
): (request: express.Request) => void {
  const warn = throttledWarning(logger, "unsigned request refused");
  return (request) => {
    count(counters.signaturesRefused, { subgraph });
    warn({ sender: request.socket.remoteAddress ?? "unknown" });
  };
}
