import { existsSync, readFileSync, writeFileSync } from "node:fs";

const STYLE =
  "font: 14px system-ui, sans-serif; max-width: 1200px; margin: 40px auto; padding: 0 16px";

const section = (html) => `<section style="${STYLE}">${html}</section>\n`;

/** Puts sections before and after the charts of the report that k6 wrote, if it wrote one. */
export function addToReport(file, { before, after }) {
  if (!existsSync(file)) return;
  const report = readFileSync(file, "utf8");
  const start = report.indexOf("<body>") + "<body>".length;
  const end = report.lastIndexOf("</body>");
  if (end < start) return;
  const parts = [
    ...[report.slice(0, start), ...before.map(section)],
    ...[report.slice(start, end), ...after.map(section), report.slice(end)],
  ];
  writeFileSync(file, parts.join(""));
}

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text that may hold what HTML reserves, such as the goal `p(95)<300`. */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
