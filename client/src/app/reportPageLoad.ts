import * as names from "@eightcount/rules/telemetry/page-attributes";
import { matchRoutes } from "react-router-dom";
import { type FinishedSpan, toOtlpTraces } from "../telemetry/otlp";
import { sendSpans } from "../telemetry/sendSpans";
import { PAGE_PATHS } from "./pagePaths";

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;
const templates = PAGE_PATHS.map((path) => ({ path }));

let isReported = false;

/** Exports the span of this document's load, the root of the trace that the client server joined. */
export function reportPageLoad(): void {
  if (isReported) return;
  isReported = true;
  if (document.readyState === "complete") send();
  else window.addEventListener("load", () => setTimeout(send), { once: true });
}

function send(): void {
  // A page must not fail because a browser or a fake clock measures nothing.
  const entries = performance.getEntriesByType?.("navigation") ?? [];
  const [entry] = entries as PerformanceNavigationTiming[];
  const span = entry && pageLoadSpan(entry, performance.timeOrigin);
  if (span) sendSpans(JSON.stringify(toOtlpTraces([span])));
}

/** Returns null if the server did not ask for the span. */
export function pageLoadSpan(
  entry: PerformanceNavigationTiming,
  timeOrigin: number,
): FinishedSpan | null {
  const timing = entry.serverTiming?.find(({ name }) => name === "traceparent");
  const [, traceId, spanId] = TRACEPARENT.exec(timing?.description ?? "") ?? [];
  if (traceId === undefined || spanId === undefined) return null;
  const template = templateOf(new URL(entry.name).pathname);
  return {
    name: `load ${template}`,
    traceId,
    spanId,
    startMs: timeOrigin + entry.startTime,
    endMs: timeOrigin + (entry.loadEventEnd || entry.domComplete || entry.responseEnd),
    attributes: {
      "url.template": template,
      "http.response.status_code": entry.responseStatus ?? 0,
      [names.loadType]: entry.type,
      [names.firstByteSeconds]: entry.responseStart / 1_000,
      [names.parsedSeconds]: entry.domInteractive / 1_000,
    },
    error: null,
  };
}

/** Paths contain ids and names, so only the page's pattern is reported. */
const templateOf = (pathname: string): string =>
  matchRoutes(templates, pathname)?.at(-1)?.route.path ?? "/*";
