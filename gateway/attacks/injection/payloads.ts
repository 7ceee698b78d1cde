/** A text that does harm wherever it is interpreted. */
export interface Payload {
  readonly name: string;
  readonly text: string;
}

const payload = (name: string, text: string): Payload => ({ name, text });

/** The gateway accepts bodies of up to 64 KiB. */
const LONG = 60_000;

/** Payloads by where they do harm. */
export const payloads = {
  sql: payload("an SQL string that ends early", "Ada' OR '1'='1'; DROP TABLE account; --"),
  sleep: payload("SQL that sleeps", "Ada'||(SELECT pg_sleep(20))||'"),
  like: payload("LIKE wildcards", "%_%\\"),
  tsquery: payload("tsquery operators", "hip & !hop | (salsa <-> jazz):* '"),
  regex: payload("a regular expression that backtracks", "(a+)+$[\\p{L}"),
  template: payload("template languages", "{{7*7}}\u0024{7*7}<%= 7*7 %>#{7*7}"),
  formula: payload("a spreadsheet formula", '=HYPERLINK("http://evil.example","Ada")'),
  script: payload("a script", "<script>alert(document.domain)</script>"),
  handler: payload("an event handler", '"><img src=x onerror=alert(1)>'),
  header: payload("mail headers", "Ada\r\nBcc: everyone@example.com\r\n\r\nBuy now"),
  nul: payload("a NUL character", "Ada\u0000Tempo"),
  surrogate: payload("half a surrogate pair", "Ada\ud83d"),
  bidi: payload(
    "reversed and stacked letters",
    "\u202eadA\u202c T\u0336\u0315e\u0300\u0301\u0302mpo",
  ),
  prototype: payload(
    "JSON that names a prototype",
    '{"__proto__":{"isAdmin":true},"constructor":1}',
  ),
  log: payload("a log line of its own", 'Ada\n{"level":60,"msg":"forged"}\u001b[2J'),
  long: payload("60,000 letters", "A".repeat(LONG)),
} as const satisfies Record<string, Payload>;

export type Family = keyof typeof payloads;
