import { type Html, html } from "../pages/html";
import { empty } from "../pages/page";
import { type Chart, charts } from "./charts";

const WINDOWS = [
  [5, "5 minutes"],
  [15, "15 minutes"],
  [60, "hour"],
] as const;
const FIRST_WINDOW = 5;

export interface ChartSection {
  /** Processes whose metrics are read. */
  readonly processes: readonly string[];
  readonly isOpen: boolean;
}

/** The live charts above the list of traces. The browser fills them. */
export function chartSection({ processes, isOpen }: ChartSection): Html {
  const content =
    processes.length > 0
      ? html`${controls()}
        <div class="charts">${charts.map(chartCard)}</div>
        <noscript>${empty("The charts need JavaScript.")}</noscript>`
      : empty("No process's metrics are read. Start the sandbox with npm start.");
  return html`<link rel="stylesheet" href="/sandbox/assets/uplot.css" />
  <details class="metrics" id="metrics"${isOpen && html` open`}>
    <summary><h2>Live metrics</h2></summary>
    ${content}
  </details>`;
}

function controls(): Html {
  const option = ([minutes, label]: (typeof WINDOWS)[number]) =>
    html`<option value="${minutes}"${minutes === FIRST_WINDOW && html` selected`}>${label}</option>`;
  return html`<div class="inline">
    <label>Last <select id="window">${WINDOWS.map(option)}</select></label>
    <button type="button" id="pause" aria-pressed="false">Pause</button>
    <p id="silent" role="status" class="problem"></p>
  </div>`;
}

function chartCard({ id, title, unit, about, hasTraces, ...rest }: Chart): Html {
  const { whenEmpty = "No values yet.", extreme = "Highest" } = rest;
  const traces = hasTraces && html` data-traces`;
  return html`<section class="chart" data-chart="${id}" data-unit="${unit}"${traces} aria-labelledby="chart-${id}">
    <h3 id="chart-${id}">${title}</h3>
    <p>${about}</p>
    <div class="plot" aria-hidden="true"></div>
    <p class="none">${whenEmpty}</p>
    <table hidden>
      <caption class="hidden">${title}</caption>
      <thead><tr><th scope="col"><span class="hidden">Line</span></th><th scope="col" class="number" data-now>Now</th>
        <th scope="col" class="number" data-extreme>${extreme}</th></tr></thead>
      <tbody></tbody>
    </table>
  </section>`;
}
