import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";

/** A row of `docs/releases.json`, which lists the newest first. */
export interface RecordedRelease {
  readonly version: string;
  /** Day of the release, such as `2026-11-26`. */
  readonly date: string;
  /** Where the tag points. Shallow clones and mirrors can lack tags. */
  readonly commit: string;
}

export const recordedReleases = (): readonly RecordedRelease[] =>
  JSON.parse(readFileSync(path.join(checkout, "docs/releases.json"), "utf8"));

export function lastRelease(): RecordedRelease {
  const [newest] = recordedReleases();
  if (!newest) throw new Error("docs/releases.json lists no release");
  return newest;
}

function find(reference: string, clone: string): string | null {
  const args = ["rev-parse", "--verify", "--quiet", `${reference}^{commit}`];
  const { status, stdout } = spawnSync("git", args, { cwd: clone, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

export const taggedCommit = ({ version }: RecordedRelease, clone = checkout): string | null =>
  find(`refs/tags/v${version}`, clone);

/** Finds the release's commit by its tag, or by the record. Throws if the clone has neither. */
export function commitOf(release: RecordedRelease, clone = checkout): string {
  const found = taggedCommit(release, clone) ?? find(release.commit, clone);
  if (found !== null) return found;
  const fetch = "git fetch --unshallow --tags";
  throw new Error(`Release ${release.version} is not in this clone. Run ${fetch} and try again.`);
}
