import { hold, unjudged, type WorkloadOf } from "../lib/stage.ts";

const STEPS = 16;
const STEP_SECONDS = 20;

/**
 * Climbs in steps of half the average until an objective is missed. Steps, unlike a ramp, give each
 * rate its own percentiles, so that the last rate that held is a figure and not a guess.
 */
export const breakpoint: WorkloadOf = (perSecond) => ({
  endsAtFirstMiss: true,
  stages: [
    unjudged(hold({ phase: "warm-up", seconds: 15, at: 0.5 * perSecond })),
    ...Array.from({ length: STEPS }, (_, step) =>
      hold({
        phase: `step-${String(step + 1).padStart(2, "0")}`,
        seconds: STEP_SECONDS,
        at: 0.5 * (step + 1) * perSecond,
      }),
    ),
  ],
});
