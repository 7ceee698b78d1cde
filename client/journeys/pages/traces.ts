import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Page, Request, Response } from "playwright-core";
import { waitUntil } from "./player";

interface Span {
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly service: string;
  readonly name: string;
}

/** The trace of a page's load, as the client server names it to the page. */
export function traceIdOfPage(response: Response | null): string {
  const named = response?.headers()["server-timing"] ?? "";
  return /traceparent;desc="00-([0-9a-f]{32})/.exec(named)?.[1] ?? "";
}

const asksFor = (operationName: string) => (request: Request) =>
  (request.postData() ?? "").includes(`"operationName":"${operationName}"`);

export const isAnswerTo = (operationName: string) => (response: Response) =>
  asksFor(operationName)(response.request());

/** The trace of the page's next request for this operation. */
export async function nextTraceId(page: Page, operationName: string): Promise<string> {
  const request = await page.waitForRequest(asksFor(operationName));
  return request.headers().traceparent?.split("-")[1] ?? "";
}

/** Returns a trace's spans once it is complete from the browser to a query with this name. */
export async function waitForTrace(traceId: string, query: RegExp): Promise<readonly Span[]> {
  let spans: readonly Span[] = [];
  await waitUntil(`trace ${traceId}`, async () => {
    const answer = await fetch(`${journeyStack().sandbox}/traces/${traceId}.json`);
    spans = answer.ok ? ((await answer.json()) as { spans: Span[] }).spans : [];
    const isThere = (found: (span: Span) => boolean) => spans.some(found);
    const isLinked = ({ parentSpanId }: Span) =>
      parentSpanId === null || isThere(({ spanId }) => spanId === parentSpanId);
    return (
      isThere(({ service }) => service === "eightcount-browser") &&
      isThere(({ name }) => query.test(name)) &&
      spans.every(isLinked)
    );
  });
  return spans;
}

/** The services between the browser and one span, the browser first. */
export function servicePath(spans: readonly Span[], query: RegExp): readonly string[] {
  const way: string[] = [];
  let span = spans.find(({ name }) => query.test(name));
  while (span) {
    if (way[0] !== span.service) way.unshift(span.service);
    const parent: string | null = span.parentSpanId;
    span = spans.find(({ spanId }) => spanId === parent);
  }
  return way;
}
