const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

/** Formats a length as h:mm:ss, or mm:ss below one hour. Drops fractions. */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / SECONDS_PER_HOUR);
  const minutes = Math.floor((whole % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  const clock = `${twoDigits(minutes)}:${twoDigits(whole % SECONDS_PER_MINUTE)}`;
  return hours === 0 ? clock : `${hours}:${clock}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
