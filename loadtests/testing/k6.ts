import { evaluate } from "./evaluate.ts";

/** Path of the pinned k6, or null without one. With CI=true it must be there. */
export const k6 = evaluate<string | null>("k6", "subject.findK6()");

if (k6 === null && process.env.CI === "true") {
  throw new Error("k6 is missing. Build it with: node packages/local-stack/bin/load.mjs k6");
}

export const describeWithK6 = k6 === null ? describe.skip : describe;
