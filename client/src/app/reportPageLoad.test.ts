import { pageLoadSpan } from "./reportPageLoad";

const traceId = "a".repeat(32);
const spanId = "b".repeat(16);

const entry = (given: Partial<PerformanceNavigationTiming> & { readonly traceparent?: string }) => {
  const { traceparent = `00-${traceId}-${spanId}-01`, ...rest } = given;
  return {
    name: "https://dance.example/class/3f2a?from=search",
    serverTiming: [{ name: "traceparent", description: traceparent, duration: 0 }],
    startTime: 0,
    responseStart: 120,
    responseEnd: 140,
    domInteractive: 300,
    domComplete: 480,
    loadEventEnd: 500,
    responseStatus: 200,
    type: "navigate",
    ...rest,
  } as unknown as PerformanceNavigationTiming;
};

describe("the span of a page's load", () => {
  it("is the parent that the server gave its own span", () => {
    expect(pageLoadSpan(entry({}), 1_790_000_000_000)).toEqual({
      name: "load /class/:classId",
      traceId,
      spanId,
      startMs: 1_790_000_000_000,
      endMs: 1_790_000_000_500,
      attributes: {
        "url.template": "/class/:classId",
        "http.response.status_code": 200,
        "eightcount.page.load_type": "navigate",
        "eightcount.page.first_byte_seconds": 0.12,
        "eightcount.page.parsed_seconds": 0.3,
      },
      error: null,
    });
  });

  it.each([
    ["https://dance.example/", "/"],
    ["https://dance.example/public/styles/Hip%20Hop", "/public/styles/:name"],
    ["https://dance.example/search?ines@example.test", "/search"],
    ["https://dance.example/ines@example.test", "/*"],
  ])("names %s by its pattern only", (name, template) => {
    expect(pageLoadSpan(entry({ name }), 0)?.name).toBe(`load ${template}`);
  });

  it("does not exist where the server did not ask for it", () => {
    expect(pageLoadSpan(entry({ traceparent: `00-${traceId}-${spanId}-00` }), 0)).toBeNull();
    expect(pageLoadSpan(entry({ traceparent: "nonsense" }), 0)).toBeNull();
    expect(pageLoadSpan(entry({ serverTiming: [] }), 0)).toBeNull();
  });

  it("ends with the response where the load event is missing", () => {
    const early = entry({ loadEventEnd: 0, domComplete: 0 });
    expect(pageLoadSpan(early, 1_000)?.endMs).toBe(1_140);
  });
});
