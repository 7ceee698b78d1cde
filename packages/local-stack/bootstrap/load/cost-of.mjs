const rounded = (value) => Number(value.toPrecision(3));

/** The value at a moment, between the samples before and after it. */
export function valueAt(samples, at, read) {
  const after = samples.findIndex((sample) => sample.at >= at);
  if (after === -1) throw new Error("the samples end before the load does");
  const next = samples[after];
  const before = samples[Math.max(0, after - 1)];
  const way = next.at === before.at ? 0 : (at - before.at) / (next.at - before.at);
  return read(before) + Math.min(1, Math.max(0, way)) * (read(next) - read(before));
}

export const growth = (samples, { from, to }, read) =>
  valueAt(samples, to, read) - valueAt(samples, from, read);

/** Growth of each of the named values of a sample. */
function growths(samples, window, values) {
  const names = Object.keys(values(samples.at(-1)));
  return Object.fromEntries(
    names.map((name) => [name, growth(samples, window, (sample) => values(sample)[name] ?? 0)]),
  );
}

const mapped = (values, change) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

const secondsOf = ({ from, to }) => (to - from) / 1_000;

/** What the stack uses without callers: CPU cores by process, and bytes of the log per second. */
export function idleOf(samples, window) {
  const perSecond = (value) => rounded(value / secondsOf(window));
  return {
    cpuCores: mapped(
      growths(samples, window, ({ cpu }) => cpu),
      perSecond,
    ),
    logBytesPerSecond: perSecond(growth(samples, window, ({ logBytes }) => logBytes)),
  };
}

/** Cores that the load generator used. It may end with the load, and with it its samples. */
function generatorCores(samples, { from, to }) {
  const window = { from, to: Math.min(to, samples.at(-1).at) };
  return growth(samples, window, ({ cpu }) => cpu) / secondsOf(window);
}

/** What one arrival costs beyond idling, measured while nothing else called. */
export function costOf({ samples, generator, idle, window, arrivals, calls }) {
  const seconds = secondsOf(window);
  const cpu = growths(samples, window, (sample) => sample.cpu);
  const rows = growths(samples, window, (sample) => sample.rows);
  const each = (value) => rounded(Math.max(0, value) / arrivals);
  const logBytes = growth(samples, window, (sample) => sample.logBytes);
  return {
    perSecond: rounded(arrivals / seconds),
    arrivals,
    calls: mapped(calls, each),
    cpuMs: mapped(cpu, (used, name) => each((used - (idle.cpuCores[name] ?? 0) * seconds) * 1_000)),
    generatorCpuMs: each(generatorCores(generator, window) * seconds * 1_000),
    rows: mapped(rows, each),
    logBytes: each(logBytes - idle.logBytesPerSecond * seconds),
  };
}
