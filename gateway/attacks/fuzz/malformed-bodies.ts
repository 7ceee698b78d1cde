import { type Kind, lengthOf, post, request } from "./request-text";

const CHUNKS = [
  "zz\r\n{}\r\n0\r\n\r\n",
  "-1\r\n{}\r\n",
  "ffffffffffffffff\r\n{}",
  "2\r\n{}",
  "2\r\n{}xx\r\n0\r\n\r\n",
  "2;ext=\x00\r\n{}\r\n0\r\n\r\n",
  `2;${"e".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  "2\n{}\n0\n\n",
  "0\r\nTrailer: a\r\nContent-Length: 9\r\n\r\n",
  " 2\r\n{}\r\n0\r\n\r\n",
  "0x2\r\n{}\r\n0\r\n\r\n",
  "2\r\n{}\r\n".repeat(3_000),
];
const CODINGS = [
  "xchunked",
  "chunked, chunked",
  "chunked, gzip",
  "identity",
  "\x0bchunked",
  "gzip",
];
const ENCODINGS = ["gzip", "deflate", "br", "zstd", "identity, gzip", "x", "gzip, gzip, gzip", ""];
const LENGTHS = ["-1", "+2", "0x2", "2, 2", "2 2", "1e3", "99999999999999999999", "two", "", "2.0"];
const DEEP = 30_000;
const BODIES = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  "1e999",
  `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1`,
  '{"id":"a","id":"b"}',
  '{"__proto__":{"id":"x"},"constructor":{"prototype":1}}',
  "\xef\xbb\xbf{}",
  "\xff\xfe{\x00}\x00",
  '{"id":"\xc0\xae\xed\xa0\x80"}',
  '{"id":"\\ud800\\u0000"}',
  '{"id":{},"variables":[],"extensions":"x"}',
  '{"extensions":{"persistedQuery":{"sha256Hash":[1]}}}',
  "a=1&b[c]=2",
  "--x\r\nContent-Disposition: form-data\r\n\r\n",
];
const TYPES = [
  "application/json; charset=utf-7",
  "application/json; charset=\xff",
  "application/json;;;",
  "application/x-protobuf",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "/",
  "",
];

/** Malformed length, encoding, or content of the body. */
export const malformedBodies: Readonly<Record<string, Kind>> = {
  "two lengths": (target) => post(target, ["Content-Length: 2", "Content-Length: 5"], "{}abc"),
  "length and chunks": (target, random) => {
    const lines = ["Content-Length: 2", "Transfer-Encoding: chunked"];
    if (random.chance(0.5)) lines.reverse();
    return post(target, lines, "0\r\n\r\nGET /livez HTTP/1.1\r\nHost: a\r\n\r\n");
  },
  "odd length": (target, random) => post(target, [`Content-Length: ${random.pick(LENGTHS)}`], "{}"),
  "odd transfer coding": (target, random) =>
    post(target, [`Transfer-Encoding: ${random.pick(CODINGS)}`], "2\r\n{}\r\n0\r\n\r\n"),
  "chunked nonsense": (target, random) =>
    post(target, ["Transfer-Encoding: chunked"], random.pick(CHUNKS)),
  "truncated body": (target, random) =>
    post(target, [`Content-Length: ${10 + random.below(100_000)}`], '{"id":'),
  "more than its length": (target) =>
    post(target, ["Content-Length: 2"], "{}POST / HTTP/1.1\r\nHost: x\r\n\r\n"),
  "garbage by its encoding": (target, random) => {
    const body = random.bytes(random.below(2_000));
    return post(target, [`Content-Encoding: ${random.pick(ENCODINGS)}`, lengthOf(body)], body);
  },
  "body of a GET": (target, random) => {
    const body = random.bytes(random.below(300));
    return request(`GET ${target.path} HTTP/1.1`, target, [lengthOf(body)], body);
  },
  "odd body": (target, random) => {
    const body = random.pick(BODIES);
    return post(target, [lengthOf(body)], body);
  },
  "odd type": (target, random) => {
    const body = random.pick(BODIES);
    const lines = [`Content-Type: ${random.pick(TYPES)}`, lengthOf(body)];
    return request(`POST ${target.path} HTTP/1.1`, target, lines, body);
  },
};
