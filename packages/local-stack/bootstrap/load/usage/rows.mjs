/** The processes sample their event loops every 50 ms, and the delays that they export include that. */
export const DELAY_SAMPLE_MS = 50;
/** k6 reports a phase a moment after it began or ended. */
const EARLY_MS = 1_000;
const LATE_MS = 2_000;

export const rounded = (value) => Math.round(value * 1_000) / 1_000;

const nearest = (samples, moment) =>
  samples.reduce((best, one) =>
    Math.abs(one.at - moment) < Math.abs(best.at - moment) ? one : best,
  );

/** The first and the last of these samples that belong to the window. Null without two. */
export function endsOf(samples, { from, to }) {
  const inside = samples.filter(({ at }) => at >= from - EARLY_MS && at <= to + LATE_MS);
  if (inside.length < 2) return null;
  const [first, last] = [nearest(inside, from), nearest(inside, to)];
  return first.at < last.at ? { first, last } : null;
}

/** Growth of a value per second between two samples. */
export const ratePerSecond = ({ first, last }, read) =>
  rounded((read(last) - read(first)) / ((last.at - first.at) / 1_000));

const withCpuOf = (samples, name) => samples.filter(({ cpu }) => cpu[name] > 0);

/** Cores by what the operating system counted, or null for a process that did not run all the time. */
function systemCores(samples, name, window) {
  const ends = endsOf(withCpuOf(samples, name), window);
  return ends && ratePerSecond(ends, ({ cpu }) => cpu[name]);
}

const row = (name, figures) => ({
  ...{ name, cores: null, eventLoop: null, delayP99Ms: null, collecting: null },
  ...figures,
});

/** A process that exports no metrics. None if it did not run all the time. */
export function systemRows(samples, name, window) {
  const cores = systemCores(samples, name, window);
  return cores === null ? [] : [row(name, { cores })];
}

/** A process that exports metrics, which may not have responded. */
export function nodeRow(samples, name, window) {
  const cores = systemCores(samples, name, window);
  const read = samples.filter(({ metrics }) => metrics[name]);
  const ends = endsOf(read, window);
  const figures = ends && figuresBetween(ends.first.metrics[name], ends.last.metrics[name]);
  if (!figures) return row(name, { cores });
  return row(name, {
    ...figures,
    cores: figures.cores ?? cores,
    delayP99Ms: delayIn(read, name, ends),
  });
}

/** Shares of the process's own clock, because a busy process responds late. Null if it restarted. */
function figuresBetween(before, after) {
  const growth = (series) => (after[series] === null ? null : after[series] - before[series]);
  const [active, idle] = [growth("active"), growth("idle")];
  const seconds = active + idle;
  if (active === null || active < 0 || !(seconds > 0)) return null;
  const perSecond = (value) => (value === null ? null : rounded(value / seconds));
  return {
    cores: perSecond(growth("cpu")),
    eventLoop: perSecond(active),
    collecting: perSecond(growth("collecting")),
  };
}

/** The highest delay that was read. Each is of the time since the scrape before, whoever's it was. */
function delayIn(samples, name, { first, last }) {
  const delays = samples
    .filter(({ at }) => at > first.at && at <= last.at)
    .flatMap(({ metrics }) => metrics[name].delayP99 ?? []);
  if (delays.length === 0) return null;
  return Math.max(0, Math.round(Math.max(...delays) * 1_000 - DELAY_SAMPLE_MS));
}
