import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isRunning } from "../machine/is-running";

const FOLDER = path.join(os.tmpdir(), `eightcount-ports-${process.getuid?.() ?? 0}`);

const mine = new Set<string>();

process.once("exit", () => {
  for (const file of mine) rmSync(file, { force: true });
});

function isAbandoned(file: string): boolean {
  try {
    return !isRunning(Number(readFileSync(file, "utf8") || process.pid));
  } catch {
    return true;
  }
}

function write(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    mine.add(file);
    return true;
  } catch {
    return false;
  }
}

/** Keeps other stacks from choosing the port before its program listens. */
export function reservePort(port: number): boolean {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, String(port));
  if (write(file)) return true;
  if (mine.has(file) || !isAbandoned(file)) return false;
  rmSync(file, { force: true });
  return write(file);
}
