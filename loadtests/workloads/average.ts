import { hold, unjudged, type WorkloadOf } from "../lib/stage.ts";

/** An ordinary evening. */
export const average: WorkloadOf = (perSecond) => ({
  stages: [
    unjudged(hold({ phase: "warm-up", seconds: 30, at: perSecond })),
    hold({ phase: "average", seconds: 600, at: perSecond }),
  ],
});
