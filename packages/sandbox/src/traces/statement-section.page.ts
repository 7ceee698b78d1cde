import { type Html, html } from "../pages/html";
import { durationText } from "../pages/moment-text";
import { empty } from "../pages/page";
import { serviceChip } from "./service-chip";
import type { StatementSummary } from "./statements";

const SHOWN = 10;

export interface StatementSection {
  readonly statements: readonly StatementSummary[];
  readonly isOpen: boolean;
}

/** Ranks what the processes asked PostgreSQL, over the traces in memory. */
export function statementSection({ statements, isOpen }: StatementSection): Html {
  return html`<details class="metrics" id="statements"${isOpen && html` open`}>
    <summary><h2>Slowest statements</h2></summary>
    <p>Over the traces in memory, by the time that all calls took together. ${rest(statements.length)}</p>
    ${statements.length > 0 ? table(statements.slice(0, SHOWN)) : empty("No traces with statements yet.")}
  </details>`;
}

const rest = (count: number): Html | false =>
  count > SHOWN &&
  html`The first ${SHOWN} of ${count}, <a href="/traces/statements.json">all of them as JSON</a>.`;

const COLUMNS = ["Calls", "Total", "p50", "p95", "Longest"] as const;

function table(statements: readonly StatementSummary[]): Html {
  const heads = COLUMNS.map((name) => html`<th scope="col" class="number">${name}</th>`);
  return html`<table class="stacks statements">
    <caption class="hidden">Slowest statements, by total time</caption>
    <thead><tr><th scope="col">Statement</th>${heads}</tr></thead>
    <tbody>${statements.map(row)}</tbody>
  </table>`;
}

/** A longer list of columns would hide what the statement reads from. */
const COLUMN_CHARACTERS = 60;

function shortened(text: string): string {
  const from = text.search(/\sFROM\s/);
  const isLong = /^\s*SELECT\s/.test(text) && from > COLUMN_CHARACTERS * 1.5;
  return isLong ? `${text.slice(0, COLUMN_CHARACTERS)} …${text.slice(from)}` : text;
}

function statementText(text: string): Html {
  const short = shortened(text);
  const whole = short !== text && html`<code>${text}</code>`;
  return html`<details class="statement"><summary><code>${short}</code></summary>${whole}</details>`;
}

function row(statement: StatementSummary): Html {
  const { service, text, calls, failedCalls, longestTraceId } = statement;
  const cell = (label: (typeof COLUMNS)[number], content: string | Html) =>
    html`<td class="number" data-label="${label}">${content}</td>`;
  const failed = failedCalls > 0 && html`<span class="chip danger">${failedCalls} failed</span>`;
  const longest = html`<a href="/traces/${longestTraceId}">${durationText(statement.longestMs)}<span class="hidden">, its trace</span></a>`;
  return html`<tr>
    <td>${serviceChip(service)} ${failed}
      ${statementText(text)}</td>
    ${cell("Calls", String(calls))}
    ${cell("Total", durationText(statement.totalMs))}
    ${cell("p50", durationText(statement.p50Ms))}
    ${cell("p95", durationText(statement.p95Ms))}
    ${cell("Longest", longest)}
  </tr>`;
}
