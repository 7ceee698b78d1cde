import { readFileSync } from "node:fs";
import path from "node:path";

export interface SizeReport {
  /** Median lines of code per file, blank and comment lines not counted. */
  readonly median: number;
  /** Files over the limit, with their lines. */
  readonly tooLong: readonly { readonly file: string; readonly lines: number }[];
}

const MAX_LINES = 300;
const COMMENT = /^\s*(\/\/|\/?\*)/;

/** Lines of code per file; tables of data are exempt, code is not. */
export function measureSizes(root: string, files: readonly string[]): SizeReport {
  const sizes = files.map((file) => ({
    file,
    lines: codeLines(readFileSync(path.join(root, file), "utf8")),
  }));
  const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    tooLong: sizes.filter(({ lines }) => lines > MAX_LINES),
  };
}

export function codeLines(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "" && !COMMENT.test(line)).length;
}
