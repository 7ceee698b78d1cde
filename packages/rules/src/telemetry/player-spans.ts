/** From opening the player to its first moving picture. */
export const startup = "player.startup";
/** One stall after the start. */
export const rebuffer = "player.rebuffer";
/** One playback with its measurements; an error when playback failed. */
export const session = "player.session";
