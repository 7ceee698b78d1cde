/** 14:03:07, in this machine's time zone. */
export function clockText(moment: Date): string {
  return moment.toLocaleTimeString("en-GB", { hour12: false });
}

/** Nov 21, 2026, 14:03. */
export function dateText(moment: Date): string {
  return moment.toLocaleString("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}

/** 840 µs, 12.4 ms, or 1.38 s. */
export function durationText(ms: number): string {
  if (ms < 1) return `${Math.round(ms * 1_000)} µs`;
  if (ms < 1_000) return `${ms < 100 ? ms.toFixed(1) : Math.round(ms)} ms`;
  return `${(ms / 1_000).toFixed(2)} s`;
}
