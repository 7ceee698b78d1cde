/** @typedef {"per second" | "share" | "seconds" | "count"} Unit */

/** @param {number} value */
const short = (value) => (value === 0 ? "0" : String(Number(value.toPrecision(value < 1 ? 2 : 3))));

/** @param {number} seconds */
function secondsText(seconds) {
  if (seconds === 0) return "0 s";
  if (seconds < 1) return `${short(seconds * 1_000)} ms`;
  return seconds < 120 ? `${short(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

/** @type {Readonly<Record<Unit, (value: number) => string>>} */
const texts = {
  "per second": (value) => `${short(value)}/s`,
  share: (value) => `${short(value * 100)}%`,
  seconds: secondsText,
  count: (value) => String(Math.round(value)),
};

/**
 * @param {Unit} unit
 * @param {number | null | undefined} value
 */
export const valueText = (unit, value) =>
  value === null || value === undefined ? "–" : texts[unit](value);

/** @param {number} seconds since 1970 */
export const minuteText = (seconds) => timeText(seconds).slice(0, 5);

/** @param {number} seconds since 1970 */
export const timeText = (seconds) =>
  new Date(seconds * 1_000).toLocaleTimeString("en-GB", { hour12: false });
