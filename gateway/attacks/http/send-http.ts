import { type IncomingHttpHeaders, request } from "node:http";
import type { Outcome } from "../attack";

/** Response of a process, including headers. */
export interface HttpOutcome extends Outcome {
  readonly headers: IncomingHttpHeaders;
}

/** A request that is sent exactly as written, without normalization. */
export interface HttpMessage {
  readonly method?: string;
  readonly path: string;
  /** Pairs of name and value, so that a name can occur twice. */
  readonly headers?: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  readonly body?: string | Buffer;
}

/** Sends one request on its own connection. */
export function sendHttp(origin: string, message: HttpMessage): Promise<HttpOutcome> {
  const { hostname, port, host } = new URL(origin);
  const { method = "GET", path, headers = {}, body } = message;
  const pairs = Array.isArray(headers) ? headers : Object.entries(headers);
  const named = pairs.map(([name]) => name.toLowerCase());
  const length = String(Buffer.byteLength(body ?? ""));
  const always: [string, string][] = [["connection", "close"]];
  if (!named.includes("host")) always.push(["host", host]);
  if (body !== undefined && !named.includes("content-length")) {
    always.push(["content-length", length]);
  }
  return new Promise((resolve, reject) => {
    const all = [...pairs, ...always].flat();
    const outgoing = request({ hostname, port, method, path, headers: all, agent: false });
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
      });
    });
    outgoing.end(body);
  });
}
