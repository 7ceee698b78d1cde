/** Share of traces to record, 0 to 1, by operation. */
export interface TraceRates {
  readonly byOperation: Readonly<Record<string, number>>;
  /** For operations without a rate of their own, and for all other work. */
  readonly others: number;
}

export const EVERY_TRACE: TraceRates = { byOperation: {}, others: 1 };

const OTHERS = "*";
const ENTRY = /^(\*|[A-Za-z]\w*)=(0(?:\.\d+)?|1(?:\.0+)?)$/;

/** Reads `*=0.1,sendProgressMutation=0.01`. Returns null for anything else. */
export function readTraceRates(text: string): TraceRates | null {
  const rates = new Map<string, number>();
  for (const entry of text.split(",")) {
    const [, name, rate] = ENTRY.exec(entry.trim()) ?? [];
    if (name === undefined || rates.has(name)) return null;
    rates.set(name, Number(rate));
  }
  const others = rates.get(OTHERS) ?? EVERY_TRACE.others;
  rates.delete(OTHERS);
  return { byOperation: Object.fromEntries(rates), others };
}

export const traceRateOf = ({ byOperation, others }: TraceRates, operation: string): number =>
  Object.hasOwn(byOperation, operation) ? (byOperation[operation] ?? others) : others;

const DIGITS = 8;
const VALUES = 16 ** DIGITS;

/**
 * Whether a trace belongs to this share. Depends on its id alone, so that every process agrees, and a
 * trace in a small share is also in each larger one.
 */
export function isInSample(traceId: string, rate: number): boolean {
  return Number.parseInt(traceId.slice(-DIGITS), 16) < rate * VALUES;
}
