import { printable } from "./printable.mjs";
import { NotChecked, queryRegistry } from "./query-npm.mjs";

const SEVERITIES = ["critical", "high", "moderate", "low", "info"];
const FAILING = new Set(["critical", "high"]);
const REPORT_VERSION = 2;

export async function findAdvisories(live) {
  const report = await queryRegistry(["audit", "--package-lock-only"], live);
  const isReport = report.auditReportVersion === REPORT_VERSION && report.vulnerabilities;
  if (!isReport) throw new NotChecked("npm audit returned a report of another format");
  const advisories = new Map();
  for (const { via } of Object.values(report.vulnerabilities)) {
    // A string refers to a dependency that is listed itself.
    for (const advisory of via.filter((one) => typeof one === "object")) {
      advisories.set(advisory.source ?? advisory.url, advisory);
    }
  }
  return [...advisories.values()].sort((one, other) => rank(one) - rank(other));
}

const rank = ({ severity }) => SEVERITIES.indexOf(severity);

export const isFailing = ({ severity }) => FAILING.has(severity) || !SEVERITIES.includes(severity);

export function advisorySummary(advisories) {
  if (advisories.length === 0) return "none known to the registry";
  const counted = SEVERITIES.map((severity) => [
    severity,
    advisories.filter((one) => one.severity === severity).length,
  ]);
  return counted
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}`)
    .join(", ");
}

export const advisoryLines = (advisories) =>
  advisories.map(({ severity, name, range, title, url }) =>
    printable(`${severity}  ${name} ${range}: ${title} ${url ?? ""}`),
  );
