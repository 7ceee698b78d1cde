import type { IEnvironment } from "relay-runtime";
import { sendProgress } from "../useRecordProgress";
import { progressQueueFor } from "./progressQueueFor";

/** Sends what this member's former visits could not: they were offline, or the tab was closed. */
export function sendWaitingProgress(environment: IEnvironment, memberId: string): Promise<void> {
  return progressQueueFor(environment, sendProgress).takeUp(memberId);
}
