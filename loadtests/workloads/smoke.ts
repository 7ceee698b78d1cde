import { hold, unjudged, type WorkloadOf } from "../lib/stage.ts";

/** Does it work at all? One arrival per second, whatever the average. */
export const smoke: WorkloadOf = () => ({
  stages: [
    unjudged(hold({ phase: "warm-up", seconds: 5, at: 1 })),
    hold({ phase: "smoke", seconds: 30, at: 1 }),
  ],
});
