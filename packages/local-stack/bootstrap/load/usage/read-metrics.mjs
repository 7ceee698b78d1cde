/** A busy process responds late, and its counters carry the time at which they were read. */
const TIMEOUT_MS = 5_000;

/** Sum of a series over its labels, or null if the process does not export it. */
function sumIn(text, series, label = "") {
  const lines = text.match(new RegExp(`^${series}[{ ].*$`, "gm")) ?? [];
  const found = lines.filter((line) => line.includes(label));
  if (found.length === 0) return null;
  return found.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" ") + 1)), 0);
}

/** Reads what a process says about itself: counters in seconds, and the delay since the last scrape. */
export const metricsIn = (text) => ({
  cpu: sumIn(text, "process_cpu_time_total"),
  active: sumIn(text, "nodejs_eventloop_time_total", 'nodejs_eventloop_state="active"'),
  idle: sumIn(text, "nodejs_eventloop_time_total", 'nodejs_eventloop_state="idle"'),
  collecting: sumIn(text, "v8js_gc_duration_sum"),
  delayP99: sumIn(text, "nodejs_eventloop_delay_p99"),
});

/** Returns null if the process does not respond, which the report says. */
export async function readMetrics(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    return response.ok ? metricsIn(text) : null;
  } catch {
    return null;
  }
}
