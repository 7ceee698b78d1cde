import { createHash } from "node:crypto";

/** Includes the member and the kind, because browsers choose the attempt's id. */
export const providerKeyOf = (memberId: string, kind: string, attemptId: string): string =>
  createHash("sha256").update(`${memberId} ${kind} ${attemptId}`).digest("base64url");
