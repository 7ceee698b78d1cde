/** Formats seconds as m:ss or h:mm:ss. */
export function clockText(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const seconds = String(whole % 60).padStart(2, "0");
  return hours > 0
    ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}`
    : `${minutes}:${seconds}`;
}

/** Formats seconds in words for screen readers, omitting zero units. */
export function timeInWords(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const words = [count(hours, "hour"), count(minutes, "minute"), count(whole % 60, "second")];
  const nonZero = words.filter((word) => !word.startsWith("0 "));
  return nonZero.length > 0 ? nonZero.join(" ") : "0 seconds";
}

const count = (amount: number, unit: string): string =>
  `${amount} ${unit}${amount === 1 ? "" : "s"}`;
