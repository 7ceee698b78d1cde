import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Addresses } from "@eightcount/local-stack/reports/reporter";
import { testMedia } from "../fixtures/test-media";
import { type RunningStack, runningStack } from "./running-stack";
import { startStack, type TestStack } from "./stack";

export const FOLDER_KEY = "EIGHTCOUNT_JOURNEY_STACK";
/** Every sign-up solves a challenge, whose default work would add half a minute to a run. */
const CHEAP = { ALTCHA_WORK: "20" };
/** Journeys that run at the same time may dance as the same ready-made member. */
const MANY_STREAMS = { EIGHTCOUNT_VIEWING_STREAMS_AT_ONCE: "10" };
/** Requests still have trace ids, which logs contain. */
export const UNTRACED = { EIGHTCOUNT_TRACE_RATES: "*=0", EIGHTCOUNT_TRACE_SAMPLE_RATE: "0" };
const ADDRESSES = "journey-addresses.json";

const FILMS = ["hip-hop-2"];

/** Returns null if the environment already names a running stack. */
export async function openJourneyStack(
  env: Readonly<Record<string, string>> = {},
): Promise<TestStack | null> {
  if (process.env[FOLDER_KEY]) return null;
  const stack = await startStack({
    mediaFolder: await testMedia(FILMS),
    env: { ...CHEAP, ...MANY_STREAMS, ...env },
  });
  useForJourneys(stack);
  return stack;
}

export function useForJourneys(stack: RunningStack): void {
  writeFileSync(path.join(stack.folder, ADDRESSES), JSON.stringify(stack));
  process.env[FOLDER_KEY] = stack.folder;
}

export function journeyStack(): RunningStack {
  const folder = process.env[FOLDER_KEY];
  if (!folder) throw new Error(`${FOLDER_KEY} is not set: run journeys through Jest`);
  const file = path.join(folder, ADDRESSES);
  return runningStack(folder, JSON.parse(readFileSync(file, "utf8")) as Addresses);
}
