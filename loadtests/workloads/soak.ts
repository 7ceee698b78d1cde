import { hold, unjudged, type WorkloadOf } from "../lib/stage.ts";

const QUARTER_HOUR = 900;

/** Two hours at seven tenths of the average. Compare the first and the last quarter of an hour. */
export const soak: WorkloadOf = (perSecond) => {
  const at = 0.7 * perSecond;
  return {
    stages: [
      unjudged(hold({ phase: "warm-up", seconds: 60, at })),
      hold({ phase: "early", seconds: QUARTER_HOUR, at }),
      hold({ phase: "middle", seconds: 6 * QUARTER_HOUR, at }),
      hold({ phase: "late", seconds: QUARTER_HOUR, at }),
    ],
  };
};
