import type { RequestHandler, Response } from "express";
import type { Pool } from "pg";
import { type Fault, plainFault } from "./fault";

const IN_FLIGHT_SECONDS = 30;

/** Repeats the stored response for an hour. While the first request runs, a repeat gets 409. */
export function idempotency(pool: Pool): RequestHandler {
  return (request, response, next) => {
    const key = request.get("idempotency-key");
    if (!key || request.method === "GET" || request.method === "HEAD") {
      next();
      return;
    }
    const identity = `${request.method} ${request.originalUrl}`;
    reserve(pool, key, identity)
      .then((earlier) => {
        if (earlier) return replay(response, earlier, identity);
        storeResponse(pool, response, key);
        next();
      })
      .catch(next);
  };
}

interface Earlier {
  readonly request: string;
  readonly status: number | null;
  readonly body: string | null;
}

async function reserve(pool: Pool, key: string, identity: string): Promise<Earlier | null> {
  await pool.query(
    `delete from sandbox.idempotent_reply where key = $1
     and created_at < now() - case when status is null then make_interval(secs => $2)
     else interval '1 hour' end`,
    [key, IN_FLIGHT_SECONDS],
  );
  const reserved = await pool.query(
    "insert into sandbox.idempotent_reply (key, request) values ($1, $2) on conflict do nothing",
    [key, identity],
  );
  if (reserved.rowCount === 1) return null;
  const found = await pool.query<Earlier>(
    "select request, status, body from sandbox.idempotent_reply where key = $1",
    [key],
  );
  return found.rows[0] ?? null;
}

function replay(response: Response, earlier: Earlier, identity: string): void {
  if (earlier.request !== identity) {
    throw conflict("This idempotency key was used for another request.");
  }
  if (earlier.status === null) {
    response.set({ "recurly-should-retry": "true", "retry-after": "1" });
    throw conflict("A request with this idempotency key is in progress.");
  }
  response.set("idempotency-prior", "true").status(earlier.status);
  if (earlier.body === null) response.end();
  else response.type("application/json").send(earlier.body);
}

const conflict = (message: string): Fault => plainFault(409, "simultaneous_request", message);

/** Stores the response before sending it, so that a repeat never runs the request again. */
function storeResponse(pool: Pool, response: Response, key: string): void {
  const end = response.end.bind(response) as (...parts: unknown[]) => Response;
  response.end = ((...parts: unknown[]) => {
    const [chunk] = parts;
    const body = typeof chunk === "string" || Buffer.isBuffer(chunk) ? chunk.toString() : null;
    pool
      .query("update sandbox.idempotent_reply set status = $2, body = $3 where key = $1", [
        key,
        response.statusCode,
        body,
      ])
      .catch(() => undefined)
      .finally(() => end(...parts));
    return response;
  }) as Response["end"];
}
