import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { cacheFolder } from "../paths.mjs";
import { runProgram } from "../run-program.mjs";

const PROGRAMS = ["prometheus", "promtool"];
/** The program, and what its pages load. */
const PACKAGES = [
  "prometheus",
  ...[
    "bootstrap",
    "bootstrap4",
    "d3",
    "eonasdan-bootstrap-datetimepicker",
    "jquery",
    "jquery-hotkeys",
    "moment",
    "moment-timezone",
    "mustache",
    "popper.js",
    "rickshaw",
  ].map((name) => `libjs-${name}`),
];
const UNPACKED = path.join(cacheFolder, "prometheus");

/** Before it, promtool does not understand every function that the rules use. */
const OLDEST = [2, 42];

/** Returns [2, 42] for version 2.42.0, or null without such a program. */
function versionOf(program) {
  try {
    const printed = execFileSync(program, ["--version"], { encoding: "utf8", stdio: "pipe" });
    const [, major, minor] = /version (\d+)\.(\d+)/.exec(printed) ?? [];
    return major === undefined ? null : [Number(major), Number(minor)];
  } catch {
    return null;
  }
}

const isNewEnough = ([major, minor]) =>
  major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);

const inUnpacked = (name) => path.join(UNPACKED, "usr/bin", name);

/** Returns the paths of both programs, from PATH or an earlier download, or null. */
export function findPrometheus() {
  for (const place of [(name) => name, inUnpacked]) {
    const versions = PROGRAMS.map((name) => versionOf(place(name)));
    if (versions.every((version) => version !== null && isNewEnough(version))) {
      return Object.fromEntries(PROGRAMS.map((name) => [name, place(name)]));
    }
  }
  return null;
}

const hasProgram = (name) => {
  try {
    execFileSync(name, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

const apt = (name, args, cwd) => runProgram({ name, command: "apt-get", args, cwd });

/** A fresh machine has no package lists, and a private copy of them needs no root. */
async function downloadWithLists(folder, live) {
  try {
    await apt("the download of prometheus", ["download", ...PACKAGES], folder);
  } catch {
    live("reading Debian's package lists");
    const lists = path.join(folder, "lists");
    mkdirSync(path.join(lists, "partial"), { recursive: true });
    const own = ["-o", `Dir::State::Lists=${lists}`, "-o", `Dir::Cache=${folder}`];
    await apt("apt-get update", [...own, "update"], folder);
    await apt("the download of prometheus", [...own, "download", ...PACKAGES], folder);
  }
}

/** Unpacks Debian's package without installing it, so that no service starts. Needs no root. */
export async function installPrometheus(live) {
  const found = findPrometheus();
  if (found) return found;
  if (!hasProgram("apt-get") || !hasProgram("dpkg-deb")) {
    throw new Error(`Install Prometheus ${OLDEST.join(".")} or newer, promtool included.`);
  }
  mkdirSync(cacheFolder, { recursive: true });
  const work = mkdtempSync(`${UNPACKED}-`);
  try {
    live("fetching Debian's package of Prometheus (22 MB)");
    await downloadWithLists(work, live);
    const unpacked = path.join(work, "root");
    for (const file of readdirSync(work).filter((name) => name.endsWith(".deb"))) {
      await runProgram({
        name: "the unpacking of prometheus",
        command: "dpkg-deb",
        args: ["-x", path.join(work, file), unpacked],
      });
    }
    if (!existsSync(inUnpacked("promtool"))) {
      rmSync(UNPACKED, { recursive: true, force: true });
      renameSync(unpacked, UNPACKED);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const installed = findPrometheus();
  if (!installed) throw new Error(`Debian's Prometheus is older than ${OLDEST.join(".")}.`);
  return installed;
}
