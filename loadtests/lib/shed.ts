import type { Response } from "k6/http";
import { Counter } from "k6/metrics";
import type { OperationName } from "./operations.ts";
import type { Thresholds } from "./thresholds.ts";

/** What the gateway may refuse under pressure. Everything else must run. */
const sheddable: ReadonlySet<OperationName> = new Set([
  "recordEvents",
  "suggestions",
  "search",
  "classList",
  "moreClasses",
]);

const SHED_STATUS = 503;

const shed = new Counter("shed");
/** Kept operations that were refused all the same. */
const keptButShed = new Counter("kept_but_shed");
const shedWithoutRetryAfter = new Counter("shed_without_retry_after");

export function countShed(operation: OperationName, { status, headers, body }: Response): void {
  // The edge responds with the same status while it cannot reach the gateway.
  if (status !== SHED_STATUS || !String(body).includes("OVERLOADED")) return;
  shed.add(1);
  if (!sheddable.has(operation)) keptButShed.add(1);
  if (!(Number(headers["Retry-After"]) > 0)) shedWithoutRetryAfter.add(1);
}

/** Pass lines of a journey that puts the system under pressure. */
export const shedOptionalOnly: Thresholds = {
  kept_but_shed: [{ threshold: "count==0" }],
  shed_without_retry_after: [{ threshold: "count==0" }],
};
