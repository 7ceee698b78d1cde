import type { IncomingHttpHeaders } from "node:http";
import { joinPageLoad, pageLoadOf, tracePageLoads } from "./page-load";

const joined = (url: string, headers: IncomingHttpHeaders) => {
  const request = { url, headers };
  joinPageLoad(request);
  return request;
};
const document = () => ({ "sec-fetch-dest": "document" });

it("nothing changes in a process that serves no pages", () => {
  const request = joined("/dashboard", document());
  expect([request.headers.traceparent, pageLoadOf(request)]).toEqual([undefined, null]);
});

describe("in a process that serves pages", () => {
  beforeAll(() => tracePageLoads(1));

  it("a page's request becomes a child of the page's load", () => {
    const request = joined("/search?Bus.Pass", document());
    expect(request.headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(pageLoadOf(request)).toBe(request.headers.traceparent);
    expect(pageLoadOf(joined("/", document()))).not.toBe(pageLoadOf(request));
  });

  it.each([
    ["a file", "/favicon.svg?v=1", document()],
    ["a script's request", "/dashboard", { "sec-fetch-dest": "empty" }],
    ["a program's request", "/dashboard", {}],
  ])("%s stays a trace of its own", (_name, url, headers) => {
    const request = joined(url, headers);
    expect([request.headers.traceparent, pageLoadOf(request)]).toEqual([undefined, null]);
  });

  it("a trace that a proxy began goes on", () => {
    const traceparent = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;
    const request = joined("/", { ...document(), traceparent });
    expect([request.headers.traceparent, pageLoadOf(request)]).toEqual([traceparent, null]);
  });

  it("a load outside the sample is recorded by neither side", () => {
    tracePageLoads(0);
    const request = joined("/", document());
    expect(request.headers.traceparent).toMatch(/-00$/);
    expect(pageLoadOf(request)).toBeNull();
  });
});
