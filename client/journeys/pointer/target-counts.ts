import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** `desk` or `phone`. */
export type Layout = "desk" | "phone";

/** Number of targets by walker, state, and layout. */
export type TargetCounts = Readonly<
  Record<string, Record<string, Partial<Record<Layout, number>>>>
>;

const STORED = path.join(__dirname, "target-counts.json");
const COUNTED = path.resolve(__dirname, "../../../.cache/targets");
const COMMAND = "npm run targets";

/** Set by the command that stores the counts. */
const isStoring = process.env.EIGHTCOUNT_STORE_TARGETS === "true";

export function storedCounts(): TargetCounts {
  return existsSync(STORED) ? (JSON.parse(readFileSync(STORED, "utf8")) as TargetCounts) : {};
}

/** The counts of one walker in one layout, compared with the stored ones. */
export class Tally {
  readonly #counted = new Map<string, number>();

  constructor(
    private readonly walker: string,
    private readonly layout: Layout,
    private readonly stored = storedCounts(),
  ) {}

  /** Records a count and returns the complaint if it fell, else null. */
  record(state: string, targets: number): string | null {
    this.#counted.set(state, targets);
    const before = this.stored[this.walker]?.[state]?.[this.layout];
    process.stdout.write(`${this.#line(state, targets, before)}\n`);
    if (isStoring) return null;
    if (before === undefined) return `${targets} targets, never counted before: ${COMMAND}`;
    if (targets >= before) return null;
    return `${targets} targets, ${before} are stored; if the others are meant to be gone: ${COMMAND}`;
  }

  /** Stored states, of addresses they visit, that were not visited. */
  missing(isInScope: (address: string) => boolean): readonly string[] {
    if (isStoring) return [];
    return Object.entries(this.stored[this.walker] ?? {})
      .filter(([, counts]) => this.layout in counts)
      .map(([state]) => state)
      .filter((state) => isInScope(state.split(",")[0] ?? "") && !this.#counted.has(state));
  }

  /** Writes the counts for the command that stores them. */
  writeCounts(): void {
    mkdirSync(COUNTED, { recursive: true });
    const counts = [...this.#counted].map(([state, targets]) => [
      state,
      { [this.layout]: targets },
    ]);
    const file = `${this.walker} ${this.layout}.json`.replaceAll(" ", "-");
    const content = { [this.walker]: Object.fromEntries(counts) };
    writeFileSync(path.join(COUNTED, file), JSON.stringify(content));
  }

  #line(state: string, targets: number, before: number | undefined): string {
    const isMore = before !== undefined && targets > before;
    const more = isMore ? `, ${targets - before} more than stored` : "";
    return `${this.walker}, ${this.layout}, ${state}: ${targets} targets${more}`;
  }
}
