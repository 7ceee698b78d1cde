import { chartSection } from "../metrics/chart-section.page";
import { type Html, html } from "../pages/html";
import { clockText, durationText } from "../pages/moment-text";
import { empty, page } from "../pages/page";
import { serviceChip } from "./service-chip";
import { statementSection } from "./statement-section.page";
import type { StatementSummary } from "./statements";
import type { TraceSummary } from "./summarize";
import type { TraceFilter } from "./trace-store";

export interface TraceList {
  readonly traces: readonly TraceSummary[];
  /** How many others match, but still lack their root, which is probably on its way. */
  readonly arriving: number;
  readonly statements: readonly StatementSummary[];
  readonly filter: TraceFilter;
  readonly services: readonly string[];
  /** Processes whose metrics are drawn above the traces. */
  readonly processes: readonly string[];
}

export function traceListPage(list: TraceList): Html {
  const isSearch = Object.values(list.filter).some(Boolean);
  const body = html`<h1>Traces</h1>
    <p class="lead">What the processes do now, <a href="#statements">the slowest statements</a>, and
      <a href="#latest">the latest requests</a> through the browser, the gateway, and the subgraphs.</p>
    ${chartSection({ processes: list.processes, isOpen: !isSearch })}
    ${statementSection({ statements: list.statements, isOpen: !isSearch })}
    <h2 id="latest">Latest requests</h2>
    ${filterForm(list)}
    ${list.arriving > 0 && html`<p>${arrivingText(list.arriving)}</p>`}
    ${list.traces.length > 0 ? table(list.traces) : empty("No matching traces. Use the product, then reload.")}`;
  return page({ title: "Traces", section: "traces", body, scripts: ["charts.js"] });
}

const arrivingText = (count: number): string =>
  count === 1
    ? "1 newer trace is still arriving. Reload to see it."
    : `${count} newer traces are still arriving. Reload to see them.`;

function filterForm({ filter, services }: TraceList): Html {
  const option = (name: string) =>
    html`<option value="${name}"${name === filter.service && html` selected`}>${name}</option>`;
  return html`<form class="filters" method="get" action="/traces">
    <label>Span name <input name="name" value="${filter.name}" placeholder="recordProgress" /></label>
    <label>Service
      <select name="service"><option value="">All</option>${services.map(option)}</select>
    </label>
    <label>Longer than, ms
      <input name="minMs" type="number" min="0" step="any" value="${filter.minMs || ""}" />
    </label>
    <label class="check">
      <input name="errors" type="checkbox"${filter.errorsOnly && html` checked`} /> Errors only
    </label>
    <button type="submit">Show</button>
  </form>`;
}

function table(traces: readonly TraceSummary[]): Html {
  const slowest = Math.max(...traces.map(({ durationMs }) => durationMs), 1);
  return html`<table class="traces">
    <caption class="hidden">Traces, newest first</caption>
    <thead>
      <tr><th scope="col">Time</th><th scope="col">Trace</th><th scope="col">Services</th>
        <th scope="col" class="number">Spans</th><th scope="col">Duration</th></tr>
    </thead>
    <tbody>${traces.map((trace) => row(trace, slowest))}</tbody>
  </table>`;
}

function row(trace: TraceSummary, slowest: number): Html {
  const width = Math.max(1, (trace.durationMs / slowest) * 100).toFixed(1);
  const errors =
    trace.errorCount > 0 &&
    html`<span class="chip danger">${trace.errorCount} ${trace.errorCount === 1 ? "error" : "errors"}</span>`;
  return html`<tr>
    <td class="number">${clockText(new Date(trace.startMs))}</td>
    <td><a class="row-link" href="/traces/${trace.traceId}">${trace.name}</a>
      ${operation(trace)}<small>${trace.service}</small> ${errors} ${missingRoot(trace)}</td>
    <td>${trace.services.map(serviceChip)}</td>
    <td class="number">${trace.spanCount}</td>
    <td class="duration"><span>${durationText(trace.durationMs)}</span>
      <i class="meter" style="--width:${width}%"></i></td>
  </tr>`;
}

/** Many traces have the same name, such as `POST /graphql`. */
const operation = ({ name, operation }: TraceSummary): Html | false =>
  operation !== null && !name.includes(operation) && html`<span class="hint">${operation}</span> `;

export const missingRoot = ({ isRootMissing }: TraceSummary): Html | false =>
  isRootMissing && html`<span class="chip warning">root missing</span>`;
