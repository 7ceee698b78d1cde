// One constant per name, so that the browser bundles only those it sends.
/** string: the class that is played. */
export const classId = "eightcount.class.id";
/** string: `front` or `back`, at the end of the playback. */
export const angle = "eightcount.player.angle";
/** string: `auto`, `saver` or a picture height as `720p`, as the dancer chose it. */
export const quality = "eightcount.player.quality";
/** double: seconds from opening the player to its first moving picture. */
export const startupSeconds = "eightcount.player.startup_seconds";
/** double: seconds the picture moved. */
export const playedSeconds = "eightcount.player.played_seconds";
/** int: stops for want of film, after the start and not because of a seek. */
export const rebufferCount = "eightcount.player.rebuffer_count";
/** double: seconds of those stops; divided by seconds played it is the rebuffer ratio. */
export const rebufferSeconds = "eightcount.player.rebuffer_seconds";
/** int: bits per second of the pictures shown, by time; absent where the browser does not say. */
export const meanBitrate = "eightcount.player.mean_bitrate";
/** int: pictures that came too late to be shown. */
export const droppedFrames = "eightcount.player.dropped_frames";
/** int: pictures that should have been shown. */
export const totalFrames = "eightcount.player.total_frames";
/** int: failures that ended the film until somebody retried. */
export const fatalErrors = "eightcount.player.fatal_errors";
/** int: jumps in time, a loop's returns among them. */
export const seeks = "eightcount.player.seeks";
