/** A second as mm:ss or h:mm:ss, for the eye. */
export function clockText(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const seconds = String(whole % 60).padStart(2, "0");
  return hours > 0
    ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}`
    : `${minutes}:${seconds}`;
}

/** A second in words, for the ear. */
export function spokenTime(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds));
  const minutes = Math.floor(whole / 60);
  const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? "" : "s"}`;
  const seconds = count(whole % 60, "second");
  return minutes > 0 ? `${count(minutes, "minute")} ${seconds}` : seconds;
}
