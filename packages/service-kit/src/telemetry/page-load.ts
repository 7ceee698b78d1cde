import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isInSample } from "@eightcount/rules/telemetry/trace-rates";

interface PageRequest {
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const FILE = /\.\w+$/;
const SAMPLED = "-01";

let sampleRate: number | null = null;
const pageLoads = new WeakMap<object, string>();

/** From now on, this process's pages report how they loaded, in this share of traces. */
export function tracePageLoads(rate: number): void {
  sampleRate = rate;
}

/**
 * Gives a page's request a parent: the span that the page will report about its own load. A browser
 * cannot send a `traceparent` with the request for a document. Call it before the request's span
 * starts. Returns whether the request got one.
 */
export function joinPageLoad(request: PageRequest): boolean {
  const { headers, url = "/" } = request;
  if (sampleRate === null || headers.traceparent !== undefined) return false;
  if (headers["sec-fetch-dest"] !== "document" || FILE.test(url.split("?", 1)[0] ?? ""))
    return false;
  const traceId = randomHex(16);
  // By its id, so that the gateway goes on with a fixed part of these traces.
  const flags = isInSample(traceId, sampleRate) ? SAMPLED : "-00";
  const parent = `00-${traceId}-${randomHex(8)}${flags}`;
  headers.traceparent = parent;
  pageLoads.set(request, parent);
  return true;
}

/** Returns the `traceparent` of the span that the page has to report, null without one. */
export function pageLoadOf(request: object): string | null {
  const parent = pageLoads.get(request);
  return parent?.endsWith(SAMPLED) ? parent : null;
}

const randomHex = (bytes: number): string => randomBytes(bytes).toString("hex");
