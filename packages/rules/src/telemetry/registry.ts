import * as playerSpans from "./player-spans";

export { attributes } from "./attributes";
export { counters } from "./counters";

export const spans = {
  progressFlush: "viewing.progress.flush",
  playerStartup: playerSpans.startup,
  playerRebuffer: playerSpans.rebuffer,
  playerSession: playerSpans.session,
} as const;
