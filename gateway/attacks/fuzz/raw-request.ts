import { connect } from "node:net";
import { performance } from "node:perf_hooks";
import type { Reply } from "./send";

/** Longer than any response to a complete request takes. */
const CLOSE_TIMEOUT_MS = 10_000;
const STATUS = /^HTTP\/1\.[01] (\d{3})/;

/** Statuses for a connection that closed without a response, and for one that stayed open. */
export const NO_RESPONSE = 0;
export const NEVER_CLOSED = 599;

/** Sends raw bytes, half-closes, and returns everything received until the server closes. */
export function sendRaw(address: URL, bytes: Buffer): Promise<Reply> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const finish = (status?: number) => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString("latin1");
      const found = status ?? Number(STATUS.exec(text)?.[1] ?? NO_RESPONSE);
      resolve({ status: found, text, milliseconds: performance.now() - begin });
    };
    const timer = setTimeout(() => finish(NEVER_CLOSED), CLOSE_TIMEOUT_MS);
    const socket = connect(Number(address.port), address.hostname, () => socket.end(bytes));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("close", () => finish());
    // A refusal may close the connection while the request is still being sent.
    socket.on("error", () => undefined);
  });
}
