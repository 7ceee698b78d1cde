import os from "node:os";
import { endsOf, nodeRow, ratePerSecond, rounded, systemRows } from "./rows.mjs";

const NOTHING_READ =
  "Which process was busy is unknown: only a stack of this checkout on this machine can be read.";

const sumOf = (rows) => rows.reduce((sum, { cores }) => sum + (cores ?? 0), 0);

/** What is left of the machine's work belongs to programs outside the stack and k6. */
function machineOf(samples, rows, window) {
  const ends = endsOf(samples, window);
  if (ends === null || ends.first.busy === null) return { machineCores: null, otherCores: null };
  const machineCores = ratePerSecond(ends, ({ busy }) => busy);
  // Where nothing counts the cores of k6 and PostgreSQL, they would pass for other programs.
  if (Object.keys(ends.last.cpu).length === 0) return { machineCores, otherCores: null };
  return { machineCores, otherCores: rounded(Math.max(0, machineCores - sumOf(rows))) };
}

function usageIn(samples, window) {
  const node = Object.keys(samples[0].metrics);
  const others = Object.keys(samples.at(-1).cpu).filter((name) => !node.includes(name));
  const rows = [
    ...node.map((name) => nodeRow(samples, name, window)),
    ...others.flatMap((name) => systemRows(samples, name, window)),
  ];
  const unread = node.filter((_, place) => rows[place].eventLoop === null);
  return {
    rows: rows.toSorted((a, b) => (b.cores ?? 0) - (a.cores ?? 0)),
    unread,
    busiest: busiestOf(rows),
    ...machineOf(samples, rows, window),
  };
}

/** The process whose event loop was busiest, or null if none could be read. */
function busiestOf(rows) {
  const loops = rows.filter(({ eventLoop }) => eventLoop !== null);
  return loops.toSorted((a, b) => b.eventLoop - a.eventLoop)[0]?.name ?? null;
}

/** What each process used in each phase, from samples and the moments at which phases began. */
export function usageByPhase({ samples, starts, phases, cores = os.availableParallelism() }) {
  if (samples.length < 2) return { cores, phases: [], reason: NOTHING_READ };
  const begun = phases.filter(({ phase }) => starts[phase] !== undefined);
  return {
    cores,
    phases: begun.map(({ phase, seconds, from, to, isJudged }) => {
      const start = starts[phase];
      // A run that ends early ends its last phase early.
      const end = Math.min(start + seconds * 1_000, samples.at(-1).at);
      return { phase, from, to, isJudged, ...usageIn(samples, { from: start, to: end }) };
    }),
  };
}
