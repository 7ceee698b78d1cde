const LINE =
  /level=info msg="slow (?<phase>\S+) (?<operation>\S+) (?<ms>[\d.]+) (?<status>\d+) (?<traceId>[\da-f]{32}) (?<isTraced>true|false)"/;
/** So many of each operation are kept, and so many of those with a trace. */
const KEPT = 3;

/** Reads what a script reports about one request, or returns null for another line. */
export function slowRequestIn(line) {
  const { phase, operation, ms, status, traceId, isTraced } = LINE.exec(line)?.groups ?? {};
  if (!phase) return null;
  const figures = { ms: Number(ms), status: Number(status) };
  return { phase, operation, ...figures, traceId, isTraced: isTraced === "true" };
}

const slowestOf = (requests) => requests.toSorted((a, b) => b.ms - a.ms).slice(0, KEPT);

/** Keeps the slowest requests of each operation, and the slowest ones whose trace can be opened. */
export class SlowRequests {
  #all = [];

  /** Returns the request that the line is about if it is among the slowest, or null. */
  read(line) {
    const request = slowRequestIn(line);
    if (!request || request.phase === "setup") return null;
    const isSame = ({ phase, operation }) =>
      phase === request.phase && operation === request.operation;
    const others = this.#all.filter((one) => !isSame(one));
    this.#all = [...others, ...kept([...this.#all.filter(isSame), request])];
    return this.#all.includes(request) ? request : null;
  }

  has(request) {
    return this.#all.includes(request);
  }

  /** The slowest of each operation over all these phases. */
  of(phases) {
    const within = this.#all.filter(({ phase }) => phases.includes(phase));
    const operations = [...new Set(within.map(({ operation }) => operation))];
    return operations.flatMap((name) => kept(within.filter(({ operation }) => operation === name)));
  }
}

function kept(requests) {
  const both = new Set([
    ...slowestOf(requests),
    ...slowestOf(requests.filter(({ isTraced }) => isTraced)),
  ]);
  return [...both].toSorted((a, b) => b.ms - a.ms);
}
