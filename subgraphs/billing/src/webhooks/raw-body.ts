import type { IncomingMessage } from "node:http";

/** Up to here an oversized body is read and dropped: a sender that still writes gets no response. */
const DROPPED_BYTES = 8 * 1024 * 1024;

/** The whole request body as it was sent; null when it is longer than allowed. */
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
