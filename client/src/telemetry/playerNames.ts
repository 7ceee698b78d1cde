/** Span and attribute names of the player; every one is declared in the telemetry registry too. */
export const playerSpans = {
  startup: "player.startup",
  rebuffer: "player.rebuffer",
  session: "player.session",
} as const;

export const playerAttributes = {
  classId: "eightcount.class.id",
  angle: "eightcount.player.angle",
  quality: "eightcount.player.quality",
  startupSeconds: "eightcount.player.startup_seconds",
  playedSeconds: "eightcount.player.played_seconds",
  rebufferCount: "eightcount.player.rebuffer_count",
  rebufferSeconds: "eightcount.player.rebuffer_seconds",
  meanBitrate: "eightcount.player.mean_bitrate",
  droppedFrames: "eightcount.player.dropped_frames",
  totalFrames: "eightcount.player.total_frames",
  fatalErrors: "eightcount.player.fatal_errors",
  seeks: "eightcount.player.seeks",
} as const;
