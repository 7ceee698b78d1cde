// Builds helm, kubeconform, and kustomize from helm/tools/go.mod, and unpacks the schemas of
// Kubernetes. Everything lands in .cache, once per version. Needs Go and Python with pip.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import {
  builtPath,
  findProgram,
  findSchemas,
  KUBERNETES,
  packageOf,
  pinnedVersion,
  programNames,
  root,
  schemasPath,
} from "./tools.mjs";

const TOOLS = import.meta.dirname;
/** Go since 1.21 fetches the version that go.mod asks for. */
const OLDEST_GO = 21;

const print = (line) => process.stdout.write(`${line}\n`);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Returns 26 for Go 1.26, or 0 without Go. */
function minorOfGo() {
  try {
    const printed = execFileSync("go", ["version"], { cwd: "/", encoding: "utf8", stdio: "pipe" });
    return Number(/go1\.(\d+)/.exec(printed)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function run(command, args, options, failure) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (error || status !== 0) fail(failure);
}

function build(name) {
  const found = findProgram(name);
  if (found) return print(`${name} ${pinnedVersion(name)} is there`);
  if (minorOfGo() < OLDEST_GO) fail(`Install Go 1.${OLDEST_GO} or newer to build ${name}.`);
  print(`building ${name} ${pinnedVersion(name)}, which takes a few minutes`);
  const built = builtPath(name);
  const unfinished = `${built}.${process.pid}`;
  mkdirSync(path.dirname(built), { recursive: true });
  const args = ["-n", "10", "go", "build", "-trimpath", "-buildvcs=false", "-o", unfinished];
  const env = { ...process.env, GOTOOLCHAIN: "auto" };
  run("nice", [...args, packageOf(name)], { cwd: TOOLS, env }, `${name} could not be built.`);
  renameSync(unfinished, built);
}

/** Without the addresses in them, the schemas refer to each other as files. */
const UNPACK = `
import json, sys, zipfile
wheel, folder, target = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    for name in archive.namelist():
        if name.startswith(folder) and name.endswith(".json"):
            text = archive.read(name).decode().replace("/api/_definitions.json", "_definitions.json")
            schema = json.loads(text)
            schema.pop("$id", None)
            with open(target + "/" + name.rsplit("/", 1)[1], "w") as file:
                json.dump(schema, file)
`;

function unpackSchemas() {
  const target = schemasPath();
  if (findSchemas()) return print(`the schemas of Kubernetes ${KUBERNETES} are there`);
  mkdirSync(path.dirname(target), { recursive: true });
  const folder = mkdtempSync(`${target}.`);
  try {
    const pip = ["-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"];
    const pinned = ["-r", path.join(TOOLS, "schemas.txt"), "-d", folder];
    const failure = "The schemas of Kubernetes could not be downloaded. Install Python with pip.";
    run("python3", [...pip, ...pinned], {}, failure);
    const wheel = path.join(folder, readdirSync(folder)[0]);
    const inside = `kubernetes_validate/kubernetes-json-schema/v${KUBERNETES}-local-strict/`;
    run("python3", ["-c", UNPACK, wheel, inside, folder], {}, "The schemas cannot be unpacked.");
    rmSync(wheel);
    if (readdirSync(folder).length === 0) fail(`There are no schemas of Kubernetes ${KUBERNETES}.`);
    renameSync(folder, target);
    print(`the schemas of Kubernetes ${KUBERNETES} are unpacked`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const name of programNames) build(name);
unpackSchemas();
print(`Everything is in ${path.relative(root, path.dirname(schemasPath()))}.`);
