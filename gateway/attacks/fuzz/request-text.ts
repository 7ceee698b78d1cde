import type { SeededRandom } from "./seeded-random";

/** Where a request goes. */
export interface Target {
  readonly path: string;
  readonly host: string;
}

/** A kind of request that no client of ours sends; the dice decides the details. */
export type Kind = (target: Target, random: SeededRandom) => Buffer;

/** Characters stand for bytes, so that any byte can be written as \xNN. */
export const bytesOf = (text: string): Buffer => Buffer.from(text, "latin1");

/** A request whose lines end as they should; `lines` follow a proper Host. */
export function request(
  start: string,
  { host }: Pick<Target, "host">,
  lines: readonly string[] = [],
  body: string | Buffer = "",
): Buffer {
  const head = [start, `Host: ${host}`, "Connection: close", ...lines, "", ""].join("\r\n");
  return Buffer.concat([bytesOf(head), typeof body === "string" ? bytesOf(body) : body]);
}

/** A POST of JSON with any more headers; its length is not said. */
export const post = (target: Target, lines: readonly string[], body: string | Buffer): Buffer =>
  request(
    `POST ${target.path} HTTP/1.1`,
    target,
    ["Content-Type: application/json", ...lines],
    body,
  );

export const lengthOf = (body: string | Buffer): string => `Content-Length: ${body.length}`;
