import { spawn } from "node:child_process";
import { pinnedNode, root, toolEnvironment } from "./paths.mjs";

const KEPT_LINES = 30;
/** Stack frames would push the reason out of the kept lines. */
const STACK_FRAME = /^\s+at /;

export class ProgramFailed extends Error {
  constructor(name, reason, output) {
    super(`${name} failed (${reason})`);
    this.output = output;
  }
}

/** Rejects with `ProgramFailed`, which holds the last lines of the hidden output. */
export function runProgram({ name, command = pinnedNode, args, cwd = root, onLine = () => {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
    });
    const kept = [];
    const keep = (line) => {
      if (!STACK_FRAME.test(line)) kept.push(line);
      if (kept.length > KEPT_LINES) kept.shift();
      onLine(line);
    };
    for (const stream of [child.stdout, child.stderr]) readLines(stream, keep);
    child.on("error", (error) => reject(new ProgramFailed(name, error.message, "")));
    child.on("close", (code, signal) => {
      if (code === 0) resolve();
      else reject(new ProgramFailed(name, signal ?? `exit code ${code}`, kept.join("\n")));
    });
  });
}

function readLines(stream, onLine) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) if (line.trim()) onLine(line);
  });
  stream.on("end", () => {
    if (rest.trim()) onLine(rest);
  });
}
