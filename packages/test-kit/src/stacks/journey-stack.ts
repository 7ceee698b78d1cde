import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Addresses } from "@eightcount/local-stack/reports/reporter";
import { testMedia } from "../fixtures/test-media";
import { type RunningStack, runningStack } from "./running-stack";
import { startStack, type TestStack } from "./stack";

/** Names the folder of the stack every journey of a run works with. */
export const FOLDER_KEY = "EIGHTCOUNT_JOURNEY_STACK";
/** Every sign-up solves a challenge; at the default work they would add half a minute to a run. */
const CHEAP = { ALTCHA_WORK: "20" };
const ADDRESSES = "journey-addresses.json";

/** Has a class under two minutes and two of over half an hour. */
const FILMS = ["hip-hop-2"];

/**
 * Starts the stack that all journeys of a run share and leaves word of it in the environment. Null
 * when the environment names one already: whoever writes journeys keeps one running.
 */
export async function openJourneyStack(
  env: Readonly<Record<string, string>> = {},
): Promise<TestStack | null> {
  if (process.env[FOLDER_KEY]) return null;
  const stack = await startStack({
    mediaFolder: await testMedia(FILMS),
    env: { ...CHEAP, ...env },
  });
  useForJourneys(stack);
  return stack;
}

/** Makes a stack the one that the journeys of this process work with. */
export function useForJourneys(stack: RunningStack): void {
  writeFileSync(path.join(stack.folder, ADDRESSES), JSON.stringify(stack));
  process.env[FOLDER_KEY] = stack.folder;
}

/** The stack of this run, for a journey. */
export function journeyStack(): RunningStack {
  const folder = process.env[FOLDER_KEY];
  if (!folder) throw new Error(`${FOLDER_KEY} is not set: run journeys through Jest`);
  const file = path.join(folder, ADDRESSES);
  return runningStack(folder, JSON.parse(readFileSync(file, "utf8")) as Addresses);
}
