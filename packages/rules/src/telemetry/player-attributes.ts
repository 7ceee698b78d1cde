// One constant per name, so that the browser bundles only the names it sends.
export const classId = "eightcount.class.id";
/** string: `front` or `back`, at the end of playback. */
export const angle = "eightcount.player.angle";
/** string: `auto`, `saver`, or a video height such as `720p`, as the member set it. */
export const quality = "eightcount.player.quality";
/** double: seconds from opening the player to its first moving frame. */
export const startupSeconds = "eightcount.player.startup_seconds";
/** double: seconds of playback without pauses and stalls. */
export const playedSeconds = "eightcount.player.played_seconds";
/** int: stalls after startup that no seek caused. */
export const rebufferCount = "eightcount.player.rebuffer_count";
/** double: length of those stalls. Divided by played seconds, it is the rebuffer ratio. */
export const rebufferSeconds = "eightcount.player.rebuffer_seconds";
/** int: bits per second, weighted by time. Missing if the browser does not report it. */
export const meanBitrate = "eightcount.player.mean_bitrate";
export const droppedFrames = "eightcount.player.dropped_frames";
/** int: all video frames, including dropped ones. */
export const totalFrames = "eightcount.player.total_frames";
/** int: failures that ended playback until the viewer retried. */
export const fatalErrors = "eightcount.player.fatal_errors";
/** int: seeks, including the jumps of a loop. */
export const seeks = "eightcount.player.seeks";
