import { BootstrapCopy } from "../testing/bootstrap-copy";

let copy: BootstrapCopy;

beforeAll(() => {
  copy = new BootstrapCopy();
});

afterAll(() => copy.remove());

/** Evaluates an expression of one of the modules. */
function evaluated(module: string, expression: string): unknown {
  const code = `console.log(JSON.stringify(${expression}));`;
  return JSON.parse(copy.evaluate(`dependencies/${module}`, code));
}

const SOUND = { version: "1.0.0", integrity: "sha512-a" };

describe("the lockfile", () => {
  function faults(entry: object): unknown {
    const packages = JSON.stringify({ "": {}, client: {}, "node_modules/a": entry });
    const known = JSON.stringify({
      registry: "https://registry.example/npm/",
      folders: ["client"],
    });
    return evaluated("lockfile", `subject.lockfileFaults(${packages}, ${known})`);
  }

  it.each([
    ["has no integrity", { version: "1.0.0" }],
    ["has an integrity weaker than SHA-256", { ...SOUND, integrity: "sha1-a" }],
    ["is not resolved from the registry", { ...SOUND, resolved: "https://cdn.example/a.tgz" }],
    ["is not resolved from the registry", { ...SOUND, resolved: "git+ssh://git@host.example/a" }],
    ["is not resolved from the registry", { ...SOUND, resolved: "file:../a.tgz" }],
    ["links to a folder that is not a workspace", { link: true, resolved: "../elsewhere" }],
  ])("reports a package that %s", (fault, entry) => {
    expect(faults(entry)).toEqual([`node_modules/a: ${fault}`]);
  });

  it.each([
    ["from the configured registry by name", SOUND],
    ["from the public registry", { ...SOUND, resolved: "https://registry.npmjs.org/a/-/a.tgz" }],
    ["from the configured one", { ...SOUND, resolved: "https://registry.example/npm/a.tgz" }],
    ["with two digests", { ...SOUND, integrity: "sha1-a sha512-b" }],
    ["that is a workspace", { link: true, resolved: "client" }],
    ["that came inside its parent", { version: "1.0.0", inBundle: true }],
  ])("accepts a package %s", (_, entry) => {
    expect(faults(entry)).toEqual([]);
  });
});

it("critical and high advisories fail, as does a severity that is new", () => {
  const severities = ["critical", "high", "moderate", "low", "info", "apocalyptic"];
  const failing = `${JSON.stringify(severities)}.filter((severity) => subject.isFailing({ severity }))`;
  expect(evaluated("advisories", failing)).toEqual(["critical", "high", "apocalyptic"]);
});

describe("versions", () => {
  const MANIFEST = {
    name: "root",
    workspaces: ["client", "packages/*"],
    dependencies: { a: "1.0.0", client: "*" },
    overrides: { b: { c: "1.0.0", a: "$a" } },
  };

  function unpinned(changes: object): unknown {
    copy.writeJson("package.json", { ...MANIFEST, ...changes });
    copy.writeJson("client/package.json", { name: "client" });
    copy.writeJson("packages/rules/package.json", { name: "rules", dependencies: { client: "*" } });
    return evaluated("manifests", "subject.unpinned(subject.readManifests())");
  }

  it("accepts exact ones, workspaces, and overrides that follow a dependency", () => {
    expect(unpinned({ devDependencies: { d: "1.0.0-rc.1", e: "npm:@x/f@2.0.0" } })).toEqual([]);
  });

  it.each([
    ["dependencies", "^1.0.0"],
    ["devDependencies", "~1.0.0"],
    ["optionalDependencies", "1.x"],
    ["peerDependencies", ">=1"],
    ["dependencies", "*"],
    ["dependencies", "latest"],
    ["dependencies", ""],
    ["dependencies", "npm:@x/f@^2.0.0"],
    ["dependencies", "git+https://host.example/a.git"],
    ["dependencies", "file:../a"],
  ])("reports %s with %j", (field, range) => {
    const line = `package.json: d "${range}" is not an exact version`;
    expect(unpinned({ [field]: { a: "1.0.0", d: range } })).toEqual([line]);
  });

  it("reports a range in a workspace", () => {
    const folder = "packages/other";
    copy.writeJson(`${folder}/package.json`, { name: "other", dependencies: { a: "1" } });
    expect(unpinned({})).toEqual([`${folder}/package.json: a "1" is not an exact version`]);
    copy.writeJson(`${folder}/package.json`, { name: "other" });
  });

  it.each([
    ["a range", { b: { c: "^1.0.0" } }, 'b > c "^1.0.0"'],
    ["a range for the package itself", { b: { ".": "1" } }, 'b "1"'],
    ["a reference to nothing", { b: "$b" }, 'b "$b"'],
  ])("reports an override with %s", (_, overrides, what) => {
    const line = `package.json, overrides: ${what} is not an exact version`;
    expect(unpinned({ overrides })).toEqual([line]);
  });

  it.each([
    ["1.9.9", "2.0.0", "major"],
    ["1.2.3", "1.10.0", "minor"],
    ["1.2.9", "1.2.10", "patch"],
    ["2.0.0-rc.4", "2.0.0", "patch"],
    ["2.0.0-rc.4", "2.0.0-rc.10", "patch"],
    ["2.0.0-rc.4", "1.1.1", null],
    ["1.2.3", "1.2.2", null],
    ["2.0.0", "2.0.0-rc.4", null],
  ])("%s to %s is %s", (current, latest, level) => {
    expect(evaluated("versions", `subject.levelBetween("${current}", "${latest}")`)).toBe(level);
  });
});
