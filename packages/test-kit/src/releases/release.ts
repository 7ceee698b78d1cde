import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import type { DatabaseCopy } from "./database-copy";
import type { Story } from "./story";

const FOLDER = path.join(checkout, "packages/test-kit/fixtures/releases");
const fileOf = (commit: string) => path.join(FOLDER, `${commit}.json.br`);

export interface Release {
  readonly commit: string;
  /** When the release was stopped. Codes that it mailed are still valid at that time. */
  readonly writtenAt: string;
  readonly files: Readonly<Record<string, string>>;
  readonly databases: Readonly<Record<string, DatabaseCopy>>;
  readonly story: Story;
}

export const readRelease = (commit: string): Release =>
  JSON.parse(brotliDecompressSync(readFileSync(fileOf(commit))).toString("utf8"));

export function writeRelease(release: Release): string {
  const text = Buffer.from(JSON.stringify(release));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(fileOf(release.commit), brotliCompressSync(text, { params }));
  return fileOf(release.commit);
}
