import { bodyOf } from "../films/media/fmp4";

/** Start of a fragment in units of its timescale. */
export function decodeTime(fragment: Buffer): number {
  const body = bodyOf(fragment, "tfdt");
  const isLong = fragment[body] === 1;
  return isLong ? Number(fragment.readBigUInt64BE(body + 4)) : fragment.readUInt32BE(body + 4);
}

/** Units per second of the first track. */
export function timescaleOf(init: Buffer): number {
  const body = bodyOf(init, "mdhd");
  return init.readUInt32BE(body + (init[body] === 1 ? 20 : 12));
}
