/** A number that is valid JSON but not a JavaScript number. Written without its quotation marks. */
export const BEYOND_NUMBERS = "@1e999@";

const LONG = 5_000;

/** Texts that have caused bugs in parsers, databases, or mail servers. */
export const oddTexts: readonly string[] = [
  "",
  " ",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "constructor",
  "\u0000",
  "a\u0000b",
  "\u0001\u0007\u001b[31m",
  "line\r\nBcc: all@example.com",
  "\ud800",
  "x\udc00y",
  "\ufeff\u202ereversed\u202c",
  "\u0130\u0131\u1e9e\ufb03",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "e\u0301".repeat(500),
  "'; DROP TABLE member; --",
  "' OR '1'='1",
  "%_\\",
  "a:* & !b | <->",
  "$$;SELECT pg_sleep(5)$$",
  "{{7*7}}#{7*7}<%= 7 %>",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "%00%0d%0a",
  "file:///etc/passwd",
  "http://127.0.0.1:1/",
  "(".repeat(300),
  "(a+)+$",
  "a".repeat(LONG),
  "é".repeat(LONG),
  "-1",
  "2147483648",
  "9".repeat(400),
  "2026-02-30T25:61:61Z",
  "Mars/Olympus_Mons",
  "e30=",
  "eyJhbGciOiJub25lIn0.e30.",
];

export const oddNumbers: readonly number[] = [
  0,
  -1,
  0.5,
  1e-320,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  1e21,
  1.7976931348623157e308,
  -1.7976931348623157e308,
];

/** Keys that no input type has. */
export const oddKeys: readonly string[] = [
  "__proto__",
  "constructor",
  "toString",
  "memberId",
  "isAdmin",
  "",
  "a\u0000b",
  "0",
  "$where",
];

/** Values that are neither text nor number. */
export const oddShapes: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { "": {} },
  BEYOND_NUMBERS,
  { toString: "x", valueOf: 1 },
];
