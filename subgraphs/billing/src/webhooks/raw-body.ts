import type { IncomingMessage } from "node:http";

/** Limit for draining an oversized body. A sender that is still writing gets no response. */
const DROPPED_BYTES = 8 * 1024 * 1024;

/** Returns the body as it was sent, or null if it is longer than `maxBytes`. */
export async function readRawBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
    else if (length > DROPPED_BYTES) return null;
  }
  return length > maxBytes ? null : Buffer.concat(chunks).toString("utf8");
}
