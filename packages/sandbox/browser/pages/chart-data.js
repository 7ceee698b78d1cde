/**
 * @typedef {(number | null)[]} Values one per time, null where there is none
 * @typedef {{ label: string, values: Values }} Line
 * @typedef {{ times: number[], charts: { id: string, lines: Line[] }[] }} History
 */

const KEPT_MS = 3_600_000;
const SHOWN = 6;

/** The charts' values as this page has received them. */
export class ChartData {
  /** @type {number[]} */
  #times = [];
  /** @type {Map<string, Map<string, Values>>} */
  #charts = new Map();

  get lastMs() {
    return this.#times.at(-1) ?? 0;
  }

  /** @param {History} history values after `lastMs` */
  append({ times, charts }) {
    for (const { id, lines } of charts) {
      const known = this.#charts.get(id) ?? new Map();
      this.#charts.set(id, known);
      for (const { label } of lines) {
        if (!known.has(label))
          known.set(
            label,
            this.#times.map(() => null),
          );
      }
      for (const [label, values] of known) {
        const found = lines.find((line) => line.label === label);
        values.push(...(found ? found.values : times.map(() => null)));
      }
    }
    this.#times.push(...times);
    this.#forget();
  }

  /**
   * @param {string} id
   * @param {number} fromMs
   * @returns {{ times: number[], lines: Line[] }} lines with a value in this time
   */
  after(id, fromMs) {
    const from = firstAfter(this.#times, fromMs);
    const lines = [...(this.#charts.get(id) ?? [])].map(([label, values]) => ({
      label,
      values: values.slice(from),
    }));
    return { times: this.#times.slice(from), lines: lines.filter(hasValue) };
  }

  #forget() {
    const old = firstAfter(this.#times, this.lastMs - KEPT_MS);
    if (old === 0) return;
    this.#times.splice(0, old);
    for (const lines of this.#charts.values()) {
      for (const values of lines.values()) values.splice(0, old);
    }
  }
}

/** @param {Line} line */
const hasValue = ({ values }) => values.some((value) => value !== null);

/**
 * @param {number[]} times
 * @param {number} ms
 */
function firstAfter(times, ms) {
  const index = times.findIndex((time) => time > ms);
  return index === -1 ? times.length : index;
}

/** @param {Values} values with at least one number */
export const lowest = (values) => Math.min(...values.filter((value) => value !== null));

/** @param {Values} values */
export const highest = (values) => Math.max(...values.map((value) => value ?? 0));

/**
 * The lines that matter most, and one for all others.
 * @param {Line[]} lines
 * @param {boolean} canAdd whether the sum of two lines means something
 * @returns {Line[]}
 */
export function mainLines(lines, canAdd) {
  const weight = new Map(lines.map((line) => [line, canAdd ? total(line) : highest(line.values)]));
  const sorted = lines.toSorted(
    (left, right) =>
      (weight.get(right) ?? 0) - (weight.get(left) ?? 0) || left.label.localeCompare(right.label),
  );
  const rest = sorted.slice(SHOWN);
  const last = rest[0];
  if (last === undefined || rest.length === 1) return sorted;
  const values = last.values.map((_, index) => combined(rest, index, canAdd));
  return [...sorted.slice(0, SHOWN), { label: `${rest.length} others`, values }];
}

/** @param {Line} line */
const total = ({ values }) =>
  values.reduce((/** @type {number} */ sum, value) => sum + (value ?? 0), 0);

/**
 * @param {Line[]} lines
 * @param {number} index
 * @param {boolean} canAdd
 */
function combined(lines, index, canAdd) {
  const values = lines.flatMap((line) => line.values[index] ?? []);
  if (values.length === 0) return null;
  return canAdd ? values.reduce((sum, value) => sum + value) : Math.max(...values);
}
