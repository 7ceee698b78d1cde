const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

/** A class's length for people: h:mm:ss, or mm:ss below one hour. Fractions are dropped. */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / SECONDS_PER_HOUR);
  const minutes = Math.floor((whole % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  const clock = `${twoDigits(minutes)}:${twoDigits(whole % SECONDS_PER_MINUTE)}`;
  return hours === 0 ? clock : `${hours}:${clock}`;
}

/** Seconds of "h:mm:ss", "mm:ss" or "m:ss"; null when the text is no length. */
export function parseLength(text: string): number | null {
  const parts = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (parts === null) return null;
  const [hours, minutes, seconds] = [parts[1] ?? "0", parts[2], parts[3]].map(Number);
  if (minutes! > 59 || seconds! > 59) return null;
  return hours! * SECONDS_PER_HOUR + minutes! * SECONDS_PER_MINUTE + seconds!;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
