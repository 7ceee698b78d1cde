import { readFileSync } from "node:fs";
import path from "node:path";

export interface SizeReport {
  readonly median: number;
  readonly tooLong: readonly { readonly file: string; readonly lines: number }[];
}

const MAX_LINES = 300;
const COMMENT = /^\s*(\/\/|\/?\*)/;

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
