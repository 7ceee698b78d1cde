import { createInterface } from "node:readline";
import { loadEngine } from "./engine.mjs";

const ENGINE_FAILED = 4466;
/** Keeps the ids of our calls apart from those of the CLI. */
const OWN_CALLS = 1_000_000;

function plain(_key, value) {
  if (value instanceof Map) return Object.fromEntries(value);
  return typeof value === "bigint" ? Number(value) : value;
}

const send = (message) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message }, plain)}\n`);

function failure(error, panic) {
  const data = {
    is_panic: false,
    message: panic ?? String(error?.message ?? error),
    meta: error?.meta ?? null,
    error_code: error?.code ?? null,
  };
  const message = "An error happened. Check the data field for details.";
  return { code: ENGINE_FAILED, message, data };
}

async function answer(engine, { id, method, params }) {
  if (typeof engine[method] !== "function") {
    throw new Error(`method ${method} is not implemented by the WebAssembly schema engine`);
  }
  const result = await engine[method](params ?? {});
  // The native engine prints a diff through a callback to the CLI instead of in its result.
  if (method === "diff" && result?.stdout) {
    send({ id: id + OWN_CALLS, method: "print", params: { content: result.stdout } });
  }
  send({ id, result: result ?? null });
}

export async function serveRequests(options) {
  const loading = loadEngine(options);
  loading.catch(() => undefined);
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    if (!request.method) continue;
    try {
      await answer((await loading).engine, request);
    } catch (error) {
      const panic = await loading.then(
        (loaded) => loaded.lastPanic(),
        () => undefined,
      );
      send({ id: request.id, error: failure(error, panic) });
    }
  }
}
