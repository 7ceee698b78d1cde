import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fetchCounter, npmProgram } from "../npm.mjs";
import { hasPinnedNode, pinnedNode, root, toolEnvironment } from "../paths.mjs";

/** The message must never contain the registry's address, which may be private. */
export class NotChecked extends Error {}

const QUERY_FLAGS = [
  "--json",
  "--loglevel=http",
  // Offline, `npm audit` reports no vulnerabilities without asking.
  "--offline=false",
  // With NODE_ENV=production npm would leave out the build and test tools.
  "--include=dev",
  "--include=optional",
  "--include=peer",
  "--fetch-retries=1",
  "--fetch-retry-mintimeout=1000",
];
const ERROR_CODE = /\bE[A-Z0-9_]{3,}\b/;

/** Ignores the exit code. Uses the pinned Node, because npm skips releases that need a newer one. */
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

export async function queryRegistry(args, live = () => {}) {
  const printed = await runNpm([...args, ...QUERY_FLAGS], fetchCounter(live, "responses"));
  const response = parse(printed);
  if (isError(response)) throw new NotChecked(reasonOf(response));
  return response;
}

function parse(printed) {
  // `npm view` prints nothing for a missing field, and `npm outdated` nothing for an empty list.
  if (printed.trim() === "") return {};
  try {
    return JSON.parse(printed);
  } catch {
    throw new NotChecked("npm printed something other than JSON");
  }
}

/** Matches only npm's own error shapes, because a package may be called "error" or "message". */
const isError = ({ error, message, statusCode }) =>
  typeof error?.summary === "string" || typeof message === "string" || statusCode !== undefined;

function reasonOf({ error, message, statusCode }) {
  if (statusCode) return `the registry responded ${statusCode}`;
  return error?.code ?? ERROR_CODE.exec(message)?.[0] ?? "no usable response";
}
