import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { commitOf, recordedReleases, taggedCommit } from "./recorded-releases";

const AUTHOR = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(os.tmpdir(), "releases-"));
  git("init", "--quiet");
});
afterEach(() => rmSync(clone, { recursive: true }));

const git = (...args: readonly string[]) =>
  execFileSync("git", [...AUTHOR, ...args], { cwd: clone, encoding: "utf8" }).trim();

function commit(message = "a change"): string {
  git("commit", "--quiet", "--allow-empty", "--message", message);
  return git("rev-parse", "HEAD");
}

const release = (hash: string) => ({ version: "0.1.0", date: "2026-11-26", commit: hash });

describe("where a release is", () => {
  it("is where its tag points, whatever is recorded", () => {
    const [tagged, recorded] = [commit("one"), commit("other")];
    git("tag", "--annotate", "--message", "Eightcount 0.1.0", "v0.1.0", tagged);
    expect(commitOf(release(recorded), clone)).toBe(tagged);
  });

  it("is the recorded commit in a clone without tags", () => {
    const recorded = commit();
    commit();
    expect(commitOf(release(recorded), clone)).toBe(recorded);
  });

  it("is unknown to a shallow clone, which is told how to get it", () => {
    commit();
    expect(() => commitOf(release("1".repeat(40)), clone)).toThrow(
      /^Release 0\.1\.0 is not in this clone\. Run git fetch --unshallow --tags and try again\.$/,
    );
  });
});

describe("the record of releases", () => {
  const releases = recordedReleases();
  const read = (file: string) => readFileSync(path.join(checkout, file), "utf8");
  const next = (JSON.parse(read("package.json")) as { version: string }).version;

  it("agrees with the tags of this clone", () => {
    const tagged = releases.filter((one) => taggedCommit(one) !== null);
    expect(tagged.map((one) => taggedCommit(one))).toEqual(tagged.map(({ commit }) => commit));
  });

  it("lists what the changelog describes below what is unreleased", () => {
    const headings = [...read("CHANGELOG.md").matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    // The commit of a release describes it, and cannot record itself.
    const older = headings.filter((title) => !title?.startsWith(`[${next}] `));
    const recorded = releases.map(({ version, date }) => `[${version}] - ${date}`);
    expect(older).toEqual(["[Unreleased]", ...recorded]);
  });

  it("ends below the version in package.json, which is the next one", () => {
    const above = releases.filter(
      ({ version }) => next.localeCompare(version, "en", { numeric: true }) <= 0,
    );
    expect(above).toEqual([]);
  });
});
