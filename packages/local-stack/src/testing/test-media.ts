import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { checkout } from "../places/checkout";
import { withFileLock } from "../places/file-lock";
import { testsFolder } from "./tests-folder";

const RENDERER = path.join(checkout, "packages/sandbox/dist/films/main.js");
const SMALLEST = "180";

/**
 * Renders the films of some classes once per checkout, small, and answers their folder for
 * `startStack({ mediaFolder })`. Later calls find them done.
 */
export async function testMedia(classIds: readonly string[]): Promise<string> {
  const folder = path.join(checkout, ".cache/test-media");
  const args = [RENDERER, folder, "--height", SMALLEST, "--only", classIds.join(",")];
  await withFileLock(path.join(testsFolder(), "media.lock"), () =>
    promisify(execFile)(process.execPath, args),
  );
  return folder;
}
