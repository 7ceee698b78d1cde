import path from "node:path";
import { textTable } from "../text-table.mjs";

/**
 * The slowest requests of each operation in the judged phases, with a link to the page of each
 * trace that was copied, relative to the results.
 */
export function slowestOf({ phases }, { slow, pages }, { id, results }) {
  const judged = phases.filter(({ isJudged }) => isJudged).map(({ phase }) => phase);
  const folder = `${id}-traces`;
  return slow.of(judged).map((request) => {
    const file = pages.write(request, path.join(results, folder));
    return { ...request, page: file && `${folder}/${file}` };
  });
}

/** Of each operation the slowest request, and the slowest one whose trace can be opened. */
function shown(slowest) {
  const operations = [...new Set(slowest.map(({ operation }) => operation))];
  return operations.flatMap((name) => {
    const own = slowest.filter(({ operation }) => operation === name);
    const opened = own.find(({ page }) => page !== null);
    return [...new Set([own[0], opened ?? own[0]])];
  });
}

export function describeSlowest(slowest) {
  const rows = shown(slowest).map(({ operation, ms, traceId, page }) => [
    operation,
    ms.toFixed(0),
    page ?? `trace ${traceId} was not recorded`,
  ]);
  return textTable([["slowest", "ms", "trace"], ...rows]);
}

const cell = ({ traceId, page }) =>
  page ? `<a href="${page}"><code>${traceId}</code></a>` : `<code>${traceId}</code>, not recorded`;

const row = (request) =>
  `<tr><td>${request.operation}<td>${request.phase}<td>${request.ms.toFixed(1)}<td>${request.status}<td>${cell(request)}`;

/** The slowest requests, for the HTML report. */
export const slowestSection = (slowest) => `<h2>Slowest requests</h2>
<table><thead><tr><th>Operation<th>Phase<th>ms<th>Status<th>Trace</thead>
<tbody>${slowest.map(row).join("\n")}</tbody></table>`;
