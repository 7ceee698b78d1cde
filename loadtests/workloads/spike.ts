import { hold, ramp, unjudged, type WorkloadOf } from "../lib/stage.ts";

/**
 * A quiet hour, then five times the average within ten seconds. The peak itself may miss the
 * objectives; one minute later nothing may.
 */
export const spike: WorkloadOf = (perSecond) => {
  const quiet = 0.2 * perSecond;
  const peak = 5 * perSecond;
  return {
    stages: [
      unjudged(hold({ phase: "warm-up", seconds: 30, at: quiet })),
      hold({ phase: "quiet", seconds: 60, at: quiet }),
      ramp({ phase: "rise", seconds: 10, from: quiet, to: peak }),
      unjudged(hold({ phase: "peak", seconds: 60, at: peak })),
      ramp({ phase: "fall", seconds: 10, from: peak, to: quiet }),
      unjudged(hold({ phase: "settling", seconds: 50, at: quiet })),
      hold({ phase: "recovered", seconds: 60, at: quiet }),
    ],
  };
};
