import { highest, lowest } from "./chart-data.js";
import { timeText, valueText } from "./value-text.js";

/** @import { Line } from "./chart-data.js" */
/** @import { Unit } from "./value-text.js" */

/**
 * @typedef {object} Shown
 * @property {readonly Line[]} lines
 * @property {ReadonlyMap<string, string>} colors by label
 * @property {number | null} index of the values to show, null for the last ones
 * @property {number | undefined} second of these values
 */

/** The lines of a chart, with their last values and their highest or lowest ones. */
export class ChartTable {
  /** @type {Map<string, HTMLTableRowElement>} */
  #rows = new Map();

  /** @param {HTMLElement} section */
  constructor(section) {
    this.unit = /** @type {Unit} */ (section.dataset.unit);
    this.hasTraces = section.dataset.traces !== undefined;
    this.table = /** @type {HTMLTableElement} */ (section.querySelector("table"));
    this.moment = /** @type {HTMLElement} */ (section.querySelector("[data-now]"));
    const extreme = section.querySelector("[data-extreme]")?.textContent;
    this.extremeOf = extreme === "Lowest" ? lowest : highest;
    this.body = /** @type {HTMLElement} */ (section.querySelector("tbody"));
  }

  /** @param {Shown} shown */
  show({ lines, colors, index, second }) {
    this.table.hidden = lines.length === 0;
    this.moment.textContent = second === undefined ? "Now" : timeText(second);
    this.#arrange(lines.map(({ label }) => label));
    for (const { label, values } of lines) {
      const [name, now, extreme] = this.#rows.get(label)?.cells ?? [];
      name?.style.setProperty("--line-color", colors.get(label) ?? "");
      setText(now, valueText(this.unit, index === null ? values.at(-1) : values[index]));
      setText(extreme, valueText(this.unit, this.extremeOf(values)));
    }
  }

  /**
   * Keeps the rows that are there, and the focus.
   * @param {readonly string[]} labels
   */
  #arrange(labels) {
    if ([...this.#rows.keys()].join("\n") === labels.join("\n")) return;
    const focused = this.body.contains(document.activeElement) ? document.activeElement : null;
    this.#rows = new Map(labels.map((label) => [label, this.#rows.get(label) ?? this.#row(label)]));
    this.body.replaceChildren(...this.#rows.values());
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }

  /** @param {string} label */
  #row(label) {
    const row = document.createElement("tr");
    const name = document.createElement("th");
    name.scope = "row";
    name.title = label;
    name.append(this.#name(label));
    row.append(name);
    for (const cell of [row.insertCell(), row.insertCell()]) cell.className = "number";
    return row;
  }

  /** @param {string} label */
  #name(label) {
    if (!this.hasTraces || label.endsWith(" others")) return label;
    const link = document.createElement("a");
    link.href = `/traces?${new URLSearchParams({ name: label })}`;
    link.textContent = label;
    return link;
  }
}

/**
 * @param {Element | undefined} cell
 * @param {string} text
 */
function setText(cell, text) {
  if (cell && cell.textContent !== text) cell.textContent = text;
}
