import { existsSync, readFileSync, writeFileSync } from "node:fs";

// k6's own style takes the space out of every element.
const STYLE = `<style>
.eightcount { font: 14px/1.5 system-ui, sans-serif; max-width: 1200px; margin: 40px auto; padding: 0 16px; }
.eightcount :is(h1, h2) { font-size: 24px; margin: 0 0 8px; }
.eightcount :is(p, table, details) { margin: 8px 0; }
.eightcount :is(th, td) { padding: 3px 20px 3px 0; text-align: left; }
.eightcount .figures :is(th, td):not(:first-child) { text-align: right; }
.eightcount summary { cursor: pointer; }
</style>`;

const section = (html) => `<section class="eightcount">${html}</section>\n`;

/** Puts sections before and after the charts of the report that k6 wrote, if it wrote one. */
export function addToReport(file, { before, after }) {
  if (!existsSync(file)) return;
  const report = readFileSync(file, "utf8");
  const start = report.indexOf("<body>") + "<body>".length;
  const end = report.lastIndexOf("</body>");
  if (end < start) return;
  const parts = [
    ...[report.slice(0, start), STYLE, ...before.map(section)],
    ...[report.slice(start, end), ...after.map(section), report.slice(end)],
  ];
  writeFileSync(file, parts.join(""));
}

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text that may hold what HTML reserves, such as the goal `p(95)<300`. */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
