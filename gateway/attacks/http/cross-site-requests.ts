type Headers = Readonly<Record<string, string>>;

const origin = (value: string) => () => ({ origin: value });

/** Headers that browsers send for other sites' pages, and imitations of the product's page. */
export const foreignPages: readonly (readonly [string, (site: string) => Headers])[] = [
  ["another site", origin("https://evil.example")],
  ["a sandboxed frame", origin("null")],
  ["a page without an origin's text", origin("")],
  ["a file", origin("file://")],
  ["an extension", origin("chrome-extension://abcdefghijklmnopabcdefghijklmnop")],
  ["a look-alike with the site's name first", (site) => ({ origin: `${site}.evil.example` })],
  ["a look-alike below localhost", (site) => ({ origin: site.replace("//", "//evil.") })],
  ["a look-alike with a user name", (site) => ({ origin: `${site}@evil.example` })],
  ["another port of this machine", () => ({ origin: "http://localhost:1" })],
  ["no port of this machine", origin("http://localhost")],
  ["the same address by HTTPS", (site) => ({ origin: site.replace("http:", "https:") })],
  ["the site's address with a path", (site) => ({ origin: `${site}/` })],
  ["the site in capitals", (site) => ({ origin: site.toUpperCase() })],
  ["a name that ends with a dot", (site) => ({ origin: site.replace("localhost", "localhost.") })],
  ["the site and another", (site) => ({ origin: `${site}, https://evil.example` })],
  ["another and the site", (site) => ({ origin: `https://evil.example ${site}` })],
  ["another site, without an origin", () => ({ "sec-fetch-site": "cross-site" })],
  ["a sub-domain, without an origin", () => ({ "sec-fetch-site": "same-site" })],
  [
    "another site that claims the origin",
    (site) => ({ origin: site, "sec-fetch-site": "cross-site" }),
  ],
  [
    "another site that claims to be the same",
    () => ({ origin: "https://evil.example", "sec-fetch-site": "same-origin" }),
  ],
  [
    "another site with a forwarded host of its own",
    () => ({ origin: "http://evil.example", "x-forwarded-host": "evil.example" }),
  ],
  [
    "another site with a Forwarded header",
    () => ({ origin: "http://evil.example", forwarded: "host=evil.example" }),
  ],
];

const asIs = (body: string) => body;
const inForm = (body: string) => `query=${encodeURIComponent(body)}`;
const inPart = (body: string) =>
  `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${body}\r\n--x--\r\n`;

/** Content types a page can send without a preflight, and types that resemble JSON. */
export const contentTypes: readonly (readonly [string, (body: string) => string])[] = [
  ["text/plain", asIs],
  ["text/plain; charset=utf-8", asIs],
  ["text/plain; application/json", asIs],
  ["application/x-www-form-urlencoded", inForm],
  ["multipart/form-data; boundary=x", inPart],
  ["multipart/mixed; boundary=x", inPart],
  ["text/json", asIs],
  ["application/graphql", asIs],
  ["application/csp-report", asIs],
  ["application/vnd.api+json", asIs],
  ["application/jsonp", asIs],
  ["text/plain, application/json", asIs],
  ["", asIs],
];

interface Override {
  readonly method: string;
  readonly headers: Headers;
  readonly query: string;
}

const byHeader = (name: string): readonly [string, Override] => [
  `a GET with ${name}`,
  { method: "GET", headers: { [name]: "POST" }, query: "" },
];
const byMethod = (method: string): readonly [string, Override] => [
  method,
  { method, headers: {}, query: "" },
];

/** Ways to have a GET or an unusual method taken for a POST. */
export const methodOverrides: readonly (readonly [string, Override])[] = [
  byHeader("x-http-method-override"),
  byHeader("x-http-method"),
  byHeader("x-method-override"),
  ["a GET with _method", { method: "GET", headers: {}, query: "&_method=POST" }],
  ...["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY"].map(byMethod),
];
