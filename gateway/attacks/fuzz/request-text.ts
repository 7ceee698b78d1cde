import type { SeededRandom } from "./seeded-random";

/** Address of a request. */
export interface Target {
  readonly path: string;
  readonly host: string;
}

/** A kind of request that our client never sends, with random details. */
export type Kind = (target: Target, random: SeededRandom) => Buffer;

/** Each character stands for one byte, so that any byte can be written as \xNN. */
export const bytesOf = (text: string): Buffer => Buffer.from(text, "latin1");

/** Builds a request with correct line ends. `lines` follow a valid Host header. */
export function request(
  start: string,
  { host }: Pick<Target, "host">,
  lines: readonly string[] = [],
  body: string | Buffer = "",
): Buffer {
  const head = [start, `Host: ${host}`, "Connection: close", ...lines, "", ""].join("\r\n");
  return Buffer.concat([bytesOf(head), typeof body === "string" ? bytesOf(body) : body]);
}

/** Builds a JSON POST with extra headers and without Content-Length. */
export const post = (target: Target, lines: readonly string[], body: string | Buffer): Buffer =>
  request(
    `POST ${target.path} HTTP/1.1`,
    target,
    ["Content-Type: application/json", ...lines],
    body,
  );

export const lengthOf = (body: string | Buffer): string => `Content-Length: ${body.length}`;
