import { createHash } from "node:crypto";

/** Same for every spelling of a redemption code that the provider accepts. */
export const hashOfCode = (code: string): string =>
  createHash("sha256").update(code.trim().toUpperCase()).digest("base64url");
