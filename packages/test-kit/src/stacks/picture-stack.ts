import { FOLDER_KEY, openJourneyStack, UNTRACED } from "./journey-stack";
import type { TestStack } from "./stack";

/** A Wednesday afternoon, not near the end of a week, month, or year. */
export const PICTURE_MOMENT = "2027-03-17T15:00:00.000Z";
export const PICTURE_SEED = 8;

/** Returns null if EIGHTCOUNT_PICTURE_STACK names a running stack. */
export async function openPictureStack(): Promise<TestStack | null> {
  const kept = process.env.EIGHTCOUNT_PICTURE_STACK;
  // The clock of the journey stack is running, so it cannot be used.
  process.env[FOLDER_KEY] = kept ?? "";
  return openJourneyStack({
    EIGHTCOUNT_FIXED_MOMENT: PICTURE_MOMENT,
    EIGHTCOUNT_RANDOM_SEED: String(PICTURE_SEED),
    // Telemetry does not show on a picture.
    OTEL_SDK_DISABLED: "true",
    ...UNTRACED,
  });
}
