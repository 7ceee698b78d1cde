import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { checkout } from "../places/checkout";
import { withFileLock } from "../places/file-lock";
import { testsFolder } from "./tests-folder";

const RENDERER = path.join(checkout, "packages/sandbox/dist/films/main.js");
// The smallest with more than one rendition.
const HEIGHT = "360";

/**
 * Renders some films, named by their ids, once per checkout and answers their folder for
 * `startStack({ mediaFolder })`. Later calls find them done.
 */
export async function testMedia(filmIds: readonly string[]): Promise<string> {
  const folder = path.join(checkout, ".cache/test-media");
  const args = [RENDERER, folder, "--height", HEIGHT, "--only", filmIds.join(",")];
  await withFileLock(path.join(testsFolder(), "media.lock"), () =>
    promisify(execFile)(process.execPath, args),
  );
  return folder;
}
