import { FOLDER_KEY, openJourneyStack } from "./journey-stack";
import type { TestStack } from "./stack";

/** A Wednesday afternoon: its week has begun, and no month or year ends near it. */
export const PICTURE_MOMENT = "2027-03-17T15:00:00.000Z";
export const PICTURE_SEED = 8;

/**
 * Starts a stack that stays at one moment and draws from one seed, and makes it the one that the
 * journeys of this process see. Null when EIGHTCOUNT_PICTURE_STACK names the folder of one that runs.
 */
export async function openPictureStack(): Promise<TestStack | null> {
  const kept = process.env.EIGHTCOUNT_PICTURE_STACK;
  // A stack of the journeys has a clock that goes on.
  process.env[FOLDER_KEY] = kept ?? "";
  return openJourneyStack({
    EIGHTCOUNT_FIXED_MOMENT: PICTURE_MOMENT,
    EIGHTCOUNT_RANDOM_SEED: String(PICTURE_SEED),
  });
}
