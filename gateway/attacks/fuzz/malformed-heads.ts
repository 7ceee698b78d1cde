import { bytesOf, type Kind, request } from "./request-text";

const METHODS = [
  "PROPFIND",
  "TRACE",
  "QUERY",
  "M-SEARCH",
  "PURGE",
  "get",
  "BREW",
  "GET\t",
  "",
  "DELETE",
  "HEAD",
  "PATCH",
];
const TARGETS = [
  "http://evil.example/graphql",
  "https://user:pw@localhost/",
  "//evil.example/",
  "evil.example:443",
  "*",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "http://[::1",
  "?",
  "#",
  "\\..\\",
  "/../../etc/passwd",
  "/%",
  "/%00",
  "/%c0%ae%c0%ae/",
  "/%ff%fe",
  "/\xff\xfe",
  "/a\x00b",
  `/${"a".repeat(9_000)}`,
  `/?${"a=1&".repeat(3_000)}`,
  "/?__proto__[a]=1&constructor.prototype=2",
  "/;/..;/",
  "/a b",
];
const START_LINES = [
  "GET",
  "GET /",
  "GET / HTTP",
  "GET / HTTP/9.9",
  "GET / HTTP/0.9",
  "GET / http/1.1",
  "GET  /  HTTP/1.1",
  "\r\n\r\nGET / HTTP/1.1",
  "PRI * HTTP/2.0",
  "HTTP/1.1 200 OK",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "*1\r\n$4\r\nPING",
  "EHLO localhost",
];
const LINES = [
  "No colon",
  ": no name",
  "Space : before",
  "X-A: a\r\n folded",
  "X-Nul: a\x00b",
  "X-Cr: a\rb",
  "X-Utf: \xff\xfe\x80",
  "X-\xe9: 1",
  "__proto__: 1",
  "Content-Length: 10",
  "Trailer: Content-Length",
  "TE: trailers, deflate;q=9",
  "Expect: 100-continue",
  "Expect: the-unexpected",
  "Max-Forwards: -1",
  'Forwarded: for="[::1"',
  "X-Forwarded-For: ',\",;--",
  "X-Forwarded-Host: \xff",
  "traceparent: 00-zz-zz-zz",
  "baggage: =,=,=;",
  "If-Modified-Since: never",
  'If-None-Match: "',
  "Accept-Encoding: gzip;q=nan, *;q=-1",
  "Accept-Language: ;;;",
  "Cookie: =; ==; a",
  "Cookie: __Host-=%ff; eightcount_refresh=%",
  "Authorization: Bearer",
  "Authorization: Basic ====",
  "Origin: null",
];
const RANGES = [
  "bytes=",
  "bytes=-",
  "bytes=5-1",
  "bytes=-0",
  "bytes=0-18446744073709551616",
  "bytes=a-b",
  "lines=1-2",
  `bytes=${"0-0,".repeat(1_500)}1-1`,
];
const UPGRADES = [
  ["websocket", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 99"],
  ["h2c", "HTTP2-Settings: ????"],
  ["TLS/1.0"],
  ["\xff"],
];
const HOSTS = [
  "",
  "[::1",
  "a@b",
  "localhost:99999",
  "localhost,evil.example",
  "\xff",
  "a".repeat(300),
];

/** Malformed request lines and headers. */
export const malformedHeads: Readonly<Record<string, Kind>> = {
  "HTTP/1.0 without Host": ({ path }, random) =>
    bytesOf(`${random.pick(["GET", "POST", "HEAD"])} ${path} HTTP/1.0\r\n\r\n`),
  "bad request line": (target, random) => request(random.pick(START_LINES), target),
  "random bytes": (_, random) => random.bytes(1 + random.below(600)),
  "odd method": (target, random) =>
    request(`${random.pick(METHODS)} ${target.path} HTTP/1.1`, target),
  "odd target": (target, random) =>
    request(`${random.pick(["GET", "POST", "OPTIONS"])} ${random.pick(TARGETS)} HTTP/1.1`, target),
  CONNECT: (target) => request(`CONNECT ${target.host} HTTP/1.1`, target),
  "header flood": (target, random) => {
    const flood = Array.from({ length: 200 + random.below(3_000) }, (_, at) => `X-${at}: ${at}`);
    return request(`GET ${target.path} HTTP/1.1`, target, flood);
  },
  "oversize header": (target, random) => {
    const name = random.pick(["X-Long", "Cookie", "Authorization", "Referer", "x".repeat(5_000)]);
    return request(`GET ${target.path} HTTP/1.1`, target, [
      `${name}: ${"a".repeat(8_000 + random.below(60_000))}`,
    ]);
  },
  "odd header": (target, random) =>
    request(`${random.pick(["GET", "POST"])} ${target.path} HTTP/1.1`, target, [
      random.pick(LINES),
      random.pick(LINES),
    ]),
  "odd Host": ({ path }, random) => request(`GET ${path} HTTP/1.1`, { host: random.pick(HOSTS) }),
  "two Hosts": (target) => request(`GET ${target.path} HTTP/1.1`, target, ["Host: evil.example"]),
  "bare line feeds": ({ path, host }) => bytesOf(`GET ${path} HTTP/1.1\nHost: ${host}\n\n`),
  "half a head": ({ path, host }, random) => {
    const whole = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-A: b\r\n\r\n`;
    return bytesOf(whole.slice(0, 1 + random.below(whole.length - 1)));
  },
  Range: (target, random) =>
    request(`GET ${target.path} HTTP/1.1`, target, [`Range: ${random.pick(RANGES)}`]),
  Upgrade: (target, random) => {
    const [to, ...more] = random.pick(UPGRADES);
    const lines = [`Upgrade: ${to}`, "Connection: Upgrade, HTTP2-Settings", ...more];
    return request(`GET ${target.path} HTTP/1.1`, target, lines);
  },
  "many at once": (target, random) => {
    const one = request(`GET ${target.path} HTTP/1.1`, target).toString("latin1");
    return bytesOf(one.replace("Connection: close\r\n", "").repeat(2 + random.below(20)));
  },
};
