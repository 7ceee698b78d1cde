import { chmodSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { evaluate } from "../tools.ts";

const IMAGES = "../../packages/local-stack/bootstrap/images";

/** Lays out what every image holds in a new folder, which the caller removes. */
export function layOutImages(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "eightcount-images-"));
  chmodSync(folder, 0o755);
  const targets = Object.keys(evaluate<object>(`${IMAGES}/targets`, "subject.targets"));
  // In one process, because the images share most of the files whose imports are followed.
  const building = `input.targets.reduce(
    (done, target) => done.then(() => subject.buildImage(target, \`\${input.folder}/\${target}\`)),
    Promise.resolve(),
  )`;
  evaluate(`${IMAGES}/build-image`, building, { targets, folder });
  return folder;
}
