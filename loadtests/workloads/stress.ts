import { hold, ramp, unjudged, type WorkloadOf } from "../lib/stage.ts";

/** Twice the average for ten minutes. One minute later, everything must be as before. */
export const stress: WorkloadOf = (perSecond) => ({
  stages: [
    unjudged(hold({ phase: "warm-up", seconds: 30, at: perSecond })),
    ramp({ phase: "rise", seconds: 120, from: perSecond, to: 2 * perSecond }),
    hold({ phase: "double", seconds: 600, at: 2 * perSecond }),
    ramp({ phase: "fall", seconds: 10, from: 2 * perSecond, to: perSecond }),
    unjudged(hold({ phase: "settling", seconds: 60, at: perSecond })),
    hold({ phase: "recovered", seconds: 120, at: perSecond }),
  ],
});
