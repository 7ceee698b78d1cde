/** From opening the player to its first moving frame. */
export const startup = "player.startup";
export const rebuffer = "player.rebuffer";
/** One playback with its measurements. An error if playback failed. */
export const session = "player.session";
