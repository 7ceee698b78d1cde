import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fetchCounter, npmProgram } from "../npm.mjs";
import { hasPinnedNode, pinnedNode, root, toolEnvironment } from "../places.mjs";

/**
 * Thrown when the registry gave no usable response. The message names the reason and never the
 * registry's address, which may be private.
 */
export class NotAsked extends Error {}

const QUESTION = [
  "--json",
  "--loglevel=http",
  // Offline, `npm audit` reports no vulnerabilities without having asked.
  "--offline=false",
  // With NODE_ENV=production npm would leave out what builds and tests the product.
  "--include=dev",
  "--include=optional",
  "--include=peer",
  "--fetch-retries=1",
  "--fetch-retry-mintimeout=1000",
];
const ERROR_CODE = /\bE[A-Z0-9_]{3,}\b/;

/**
 * Runs npm and returns its standard output, whatever the exit code says. npm runs on the pinned Node
 * where it is installed: a release that needs a newer Node than npm's own is not "latest" to npm.
 */
export async function runNpm(args, onLine = () => {}) {
  const { command, first } = npmProgram();
  const isScript = first.length > 0;
  const program = isScript && hasPinnedNode() ? pinnedNode : command;
  const options = { cwd: root, env: toolEnvironment(), maxBuffer: 1 << 26 };
  const running = promisify(execFile)(program, [...first, ...args], options);
  running.child.stderr.on("data", (text) => text.split("\n").forEach(onLine));
  const { stdout } = await running.catch((error) => error);
  return stdout ?? "";
}

/** Asks the registry through one of npm's commands. Rejects with `NotAsked`. */
export async function askRegistry(args, live = () => {}) {
  const printed = await runNpm([...args, ...QUESTION], fetchCounter(live, "responses"));
  const response = parse(printed);
  if (isError(response)) throw new NotAsked(reasonOf(response));
  return response;
}

function parse(printed) {
  // `npm view` prints nothing for a field without a value, `npm outdated` for an empty list.
  if (printed.trim() === "") return {};
  try {
    return JSON.parse(printed);
  } catch {
    throw new NotAsked("npm printed something other than JSON");
  }
}

/** A package may be called "error" or "message", so only npm's own shapes count. */
const isError = ({ error, message, statusCode }) =>
  typeof error?.summary === "string" || typeof message === "string" || statusCode !== undefined;

function reasonOf({ error, message, statusCode }) {
  if (statusCode) return `the registry responded ${statusCode}`;
  return error?.code ?? ERROR_CODE.exec(message)?.[0] ?? "no usable response";
}
