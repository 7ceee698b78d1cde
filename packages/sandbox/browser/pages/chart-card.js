import uPlot from "uplot";
import { mainLines } from "./chart-data.js";
import { ChartTable } from "./chart-table.js";
import { lineColors } from "./line-colors.js";
import { minuteText, valueText } from "./value-text.js";

/** @import { Line } from "./chart-data.js" */
/** @import { Unit } from "./value-text.js" */

const HEIGHT = 132;
const AXIS = "#95899a";
const GRID = "#2c2631";
const FONT = '11px "Hanken Grotesk Variable", system-ui, sans-serif';
const ADDABLE = new Set(["per second", "count"]);

/** One chart, with a table of its lines. */
export class ChartCard {
  /** @type {uPlot | null} */
  #plot = null;
  /** @type {Line[]} */
  #lines = [];
  /** @type {ReadonlyMap<string, string>} */
  #colors = new Map();
  #from = 0;
  #to = 0;

  /** @param {HTMLElement} section */
  constructor(section) {
    this.id = section.dataset.chart ?? "";
    this.unit = /** @type {Unit} */ (section.dataset.unit);
    this.holder = /** @type {HTMLElement} */ (section.querySelector(".plot"));
    this.table = new ChartTable(section);
    this.none = /** @type {HTMLElement} */ (section.querySelector(".none"));
    new ResizeObserver(() => this.#resize()).observe(this.holder);
  }

  /**
   * @param {{ times: number[], lines: Line[] }} data
   * @param {{ fromMs: number, toMs: number }} window
   */
  show({ times, lines }, { fromMs, toMs }) {
    this.#from = fromMs / 1_000;
    this.#to = toMs / 1_000;
    const before = this.#lines.map(({ label }) => label).join("\n");
    this.#lines = mainLines(lines, ADDABLE.has(this.unit));
    const labels = this.#lines.map(({ label }) => label);
    this.#colors = lineColors(this.#colors, labels);
    this.none.hidden = labels.length > 0;
    this.holder.hidden = labels.length === 0;
    const data = /** @type {uPlot.AlignedData} */ ([
      times.map((ms) => ms / 1_000),
      ...this.#lines.map(({ values }) => values),
    ]);
    if (this.#plot && before === labels.join("\n")) this.#plot.setData(data);
    else this.#draw(data);
    this.#fillTable();
  }

  /** @param {uPlot.AlignedData} data */
  #draw(data) {
    this.#plot?.destroy();
    this.#plot = new uPlot(this.#options(), data, this.holder);
    this.#resize();
  }

  #resize() {
    const width = this.holder.clientWidth;
    if (width > 0 && width !== this.#plot?.width) this.#plot?.setSize({ width, height: HEIGHT });
  }

  /** @returns {uPlot.Options} */
  #options() {
    const axis = {
      stroke: AXIS,
      font: FONT,
      grid: { stroke: GRID, width: 1 },
      ticks: { size: 4, stroke: GRID, width: 1 },
    };
    return {
      width: Math.max(1, this.holder.clientWidth),
      height: HEIGHT,
      padding: [8, 18, 0, 0],
      legend: { show: false },
      cursor: {
        sync: { key: "live" },
        y: false,
        drag: { x: false, y: false },
        points: { size: 6 },
      },
      scales: {
        x: { range: () => [this.#from, this.#to] },
        y: { range: (_plot, _lowest, top) => [0, this.#ceiling(top)] },
      },
      axes: [
        {
          ...axis,
          size: 26,
          space: 56,
          incrs: [60, 300, 600, 900],
          values: (_plot, splits) => splits.map(minuteText),
        },
        {
          ...axis,
          size: 54,
          space: 28,
          values: (_plot, splits) => splits.map((value) => valueText(this.unit, value)),
        },
      ],
      series: [{}, ...this.#lines.map(({ label }) => this.#series(label))],
      hooks: { setCursor: [() => this.#fillTable()] },
    };
  }

  /** @param {number | null} top */
  #ceiling(top) {
    const above = (top ?? 0) > 0 ? (top ?? 0) * 1.1 : 1;
    return this.unit === "share" ? Math.min(1, above) : above;
  }

  /**
   * @param {string} label
   * @returns {uPlot.Series}
   */
  #series(label) {
    const color = this.#colors.get(label) ?? AXIS;
    const isAlone = (
      /** @type {ArrayLike<number | null | undefined>} */ values,
      /** @type {number} */ index,
    ) =>
      typeof values[index] === "number" &&
      typeof values[index - 1] !== "number" &&
      typeof values[index + 1] !== "number";
    return {
      label,
      stroke: color,
      width: 1.5,
      // A value between two gaps has no line, so it needs a dot.
      points: {
        show: true,
        size: 4,
        fill: color,
        filter: (plot, index) => {
          const values = plot.data[index] ?? [];
          return Array.from(values, (_, at) => at).filter((at) => isAlone(values, at));
        },
      },
    };
  }

  #fillTable() {
    const index = this.#plot?.cursor.idx ?? null;
    const second = index === null ? undefined : this.#plot?.data[0][index];
    this.table.show({ lines: this.#lines, colors: this.#colors, index, second });
  }
}
