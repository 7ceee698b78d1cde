import { type Html, html } from "../pages/html";
import { dateText, durationText } from "../pages/moment-text";
import { empty, page } from "../pages/page";
import { serviceChip } from "./service-chip";
import { serviceColor } from "./service-color";
import type { Attributes, Span } from "./span";
import { summarize, type TraceSummary } from "./summarize";
import { missingRoot } from "./trace-list.page";
import { type WaterfallRow, waterfall } from "./waterfall";

const STATEMENTS = ["db.query.text", "db.statement", "graphql.source", "graphql.document"];
const HINTS = [
  "db.query.text",
  "db.statement",
  "graphql.operation.name",
  "url.path",
  "http.target",
  "url.full",
  "http.route",
];

export function tracePage(spans: readonly Span[] | null): Html {
  if (!spans) {
    const body = html`<h1>Trace</h1>${empty("This trace does not exist or has been removed.")}
      <p><a href="/traces">All traces</a></p>`;
    return page({ title: "Trace", section: "traces", body });
  }
  const summary = summarize(spans);
  const rows = waterfall(spans);
  const body = html`<p class="crumbs"><a href="/traces">Traces</a></p>
    <h1>${summary.name}</h1>
    ${facts(summary)}
    ${ruler(summary.durationMs)}
    <ol class="waterfall">${rows.map(rowItem)}</ol>`;
  return page({ title: summary.name, section: "traces", body });
}

function facts(summary: TraceSummary): Html {
  const errors =
    summary.errorCount > 0 && html`<span class="chip danger">${summary.errorCount} failed</span>`;
  return html`<p class="facts">
    <strong>${durationText(summary.durationMs)}</strong>
    <span>${summary.spanCount} spans</span> ${errors} ${missingRoot(summary)}
    <span>${dateText(new Date(summary.startMs))}</span>
    <code>${summary.traceId}</code>
    <a href="/traces/${summary.traceId}.json">JSON</a>
  </p>
  <p>${summary.services.map(serviceChip)}</p>`;
}

const MARKS = [0, 0.25, 0.5, 0.75, 1];

function ruler(durationMs: number): Html {
  const marks = MARKS.map(
    (part) => html`<span style="left:${part * 100}%">${durationText(durationMs * part)}</span>`,
  );
  return html`<div class="ruler" aria-hidden="true"><div>${marks}</div></div>`;
}

function rowItem({ span, depth, leftPercent, widthPercent }: WaterfallRow): Html {
  const place = `--left:${leftPercent.toFixed(3)}%;--width:${widthPercent.toFixed(3)}%`;
  const style = `--depth:${Math.min(depth, 12)};--service:${serviceColor(span.service)};${place}`;
  return html`<li>
    <details style="${style}"${span.isError && html` class="failed"`}>
      <summary>
        <span class="who"><b>${span.name}</b> <small>${span.service}</small>${hint(span)}</span>
        <span class="bar"><i></i><em data-place="${labelPlace(leftPercent, widthPercent)}">${durationText(span.durationMs)}</em></span>
      </summary>
      ${detail(span)}
    </details>
  </li>`;
}

function labelPlace(leftPercent: number, widthPercent: number): "after" | "inside" | "before" {
  if (leftPercent + widthPercent < 80) return "after";
  return widthPercent > 20 ? "inside" : "before";
}

function hint({ attributes }: Span): Html | false {
  const found = HINTS.map((key) => attributes[key]).find((value) => value !== undefined);
  return found !== undefined && html`<span class="hint">${String(found)}</span>`;
}

function detail(span: Span): Html {
  const statements = STATEMENTS.flatMap((key) => {
    const text = span.attributes[key];
    return text === undefined ? [] : [html`<pre><code>${String(text)}</code></pre>`];
  });
  const message = span.statusMessage && html`<p class="problem">${span.statusMessage}</p>`;
  return html`<div class="detail">${message}${statements}
    ${attributeTable({ kind: span.kind, "span id": span.spanId, ...withoutStatements(span) })}
    ${span.events.map((event) => html`<h3>${event.name}</h3>${attributeTable(event.attributes)}`)}
  </div>`;
}

const withoutStatements = ({ attributes }: Span): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => !STATEMENTS.includes(key)));

function attributeTable(attributes: Attributes): Html {
  const rows = Object.entries(attributes).map(
    ([key, value]) => html`<div><dt>${key}</dt><dd>${String(value)}</dd></div>`,
  );
  return html`<dl class="attributes">${rows}</dl>`;
}
