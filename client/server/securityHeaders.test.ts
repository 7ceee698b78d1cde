import { closeApps, serveApp } from "./testing/serveApp.ts";

const PRODUCTION = {
  EIGHTCOUNT_SUPPORT_EMAIL: "help@dance.example",
  NODE_ENV: "production",
  EIGHTCOUNT_PUBLIC_URL: "https://dance.example",
  RECURLY_JS_URL: "https://js.recurly.com/v4/recurly.js",
  RECURLY_JS_API: "https://api.recurly.com/js/v1",
};

const PATHS = [
  "/",
  "/classes",
  "/no-such-page",
  "/index.html",
  "/assets",
  "/assets/index-1.js",
  "/assets/gone.js",
  "/assets/%E0%A4%A",
  "/robots.txt",
  "/sitemap.xml",
  "/livez",
  "/readyz",
];

let local: string;
let production: string;

beforeAll(async () => {
  local = await serveApp({});
  production = await serveApp(PRODUCTION);
});

afterAll(closeApps);

const headersOf = async (address: string, init: RequestInit = {}) =>
  Object.fromEntries((await fetch(address, { ...init, redirect: "manual" })).headers);

/** The policy's directives and their sources. */
const policyIn = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    (headers["content-security-policy"] ?? "").split(";").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

describe.each([
  ["local", () => local],
  ["production", () => production],
])("%s", (_mode, base) => {
  it.each(PATHS)(
    "%s lets nobody frame it, and says little about where a visit came from",
    async (path) => {
      const headers = await headersOf(base() + path);
      expect(headers).toMatchObject({
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
      });
      expect(headers).not.toHaveProperty("x-powered-by");
      expect(headers).not.toHaveProperty("access-control-allow-origin");
      expect(policyIn(headers)).toMatchObject({
        "frame-ancestors": ["'none'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "default-src": ["'self'"],
      });
    },
  );

  it("allows only scripts of this site and the provider", async () => {
    const sources = policyIn(await headersOf(base()))["script-src"] ?? [];
    expect(sources[0]).toBe("'self'");
    const elsewhere = sources.slice(1);
    const provider = ["https://js.recurly.com", "https://api.recurly.com"];
    expect(elsewhere).toEqual(base() === production ? provider : []);
  });

  it("sends the headers with rejected methods too", async () => {
    const headers = await headersOf(`${base()}/classes`, { method: "POST" });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });
});

it.each(PATHS)("production asks for HTTPS for a year, subdomains too, with %s", async (path) => {
  const headers = await headersOf(production + path);
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  expect(policyIn(headers)).toHaveProperty("upgrade-insecure-requests");
});

it("a stack of one machine, which has no HTTPS, does not", async () => {
  expect(await headersOf(local)).not.toHaveProperty("strict-transport-security");
  expect(policyIn(await headersOf(local))).not.toHaveProperty("upgrade-insecure-requests");
});
