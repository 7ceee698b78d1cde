import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { BootstrapCopy } from "../testing/bootstrap-copy";
import { FakeRegistry } from "../testing/fake-registry";

let copy: BootstrapCopy;
let registry: FakeRegistry;

beforeEach(async () => {
  copy = new BootstrapCopy();
  registry = await FakeRegistry.start();
  registry.content = { packages: PACKAGES };
  project({ a: "1.0.0" }, { a: { version: "1.0.0", integrity: "sha512-a" } });
});

afterEach(async () => {
  copy.remove();
  await registry.stop();
});

const PACKAGES = { a: { "1.0.0": null } };

/** An entry of the lockfile. */
interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly deprecated?: string;
  readonly dependencies?: Record<string, string>;
}

/** A project in which everything that the lockfile lists is installed. */
function project(dependencies: object, locked: Record<string, Locked>) {
  const root = { name: "root", version: "1.0.0", dependencies };
  const packages: Record<string, object> = { "": root };
  for (const [name, entry] of Object.entries(locked)) {
    packages[`node_modules/${name}`] = entry;
    copy.writeJson(`node_modules/${name}/package.json`, { name, version: entry.version });
  }
  copy.writeJson("package.json", root);
  copy.writeJson("package-lock.json", { ...root, lockfileVersion: 3, requires: true, packages });
  copy.writeJson("node_modules/.package-lock.json", { lockfileVersion: 3, packages });
}

/** Runs the command with the real npm on the fake registry. */
async function check(env: Record<string, string> = {}, ...args: string[]) {
  const command = copy.inRoot("packages/local-stack/bin/check-dependencies.mjs");
  const child = spawn(process.execPath, [command, ...args], {
    env: {
      ...process.env,
      npm_config_registry: registry.address,
      npm_config_userconfig: copy.inRoot("npmrc"),
      npm_config_cache: copy.inRoot("npm-cache"),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  expect(stdout + stderr).not.toContain(registry.address);
  return { status, stdout };
}

const advisory = (id: number, severity: string) => ({
  id,
  url: `https://advisories.example/${id}`,
  title: "Leaks \u001b[2Jeverything",
  severity,
  vulnerable_versions: "<2.0.0",
});

describe("advisories", () => {
  it.each([
    ["a high one fails", ["low", "high"], "1 high, 1 low", 1],
    ["a moderate one does not", ["moderate"], "1 moderate", 0],
  ])("%s, and each is listed", async (_, severities, summary, code) => {
    const a = severities.map((severity, index) => advisory(index + 1, severity));
    registry.content = { packages: PACKAGES, advisories: { a } };
    const { status, stdout } = await check();
    expect(stdout).toContain(`Advisories – ${summary} (`);
    for (const [index, severity] of severities.entries()) {
      const line = `${severity} a <2.0.0: Leaks [2Jeverything https://advisories.example/${index + 1}\n`;
      expect(stdout).toContain(line);
    }
    expect(status).toBe(code);
  });

  it("none is what the registry said", async () => {
    registry.content = { packages: PACKAGES, advisories: {} };
    const { status, stdout } = await check();
    expect(stdout).toContain("Advisories – none known to the registry");
    expect(stdout).toMatch(/\n0 problems\n$/);
    expect(status).toBe(0);
  });

  it.each([
    ["the endpoint refuses", {}, "the registry responded 405"],
    ["npm is set to offline", { npm_config_offline: "true" }, "the registry responded 405"],
    ["there is no registry", { npm_config_registry: "http://127.0.0.1:9/" }, "ECONNREFUSED"],
  ])("are unknown, not none, when %s", async (_, env, reason) => {
    const { status, stdout } = await check(env);
    expect(stdout).toContain(`Advisories – UNKNOWN: ${reason}`);
    expect(stdout).not.toContain("none known");
    expect(stdout).not.toContain("127.0.0.1:9/");
    expect(stdout).toMatch(/\n0 problems; not checked: .*advisories\n$/);
    expect(status).toBe(0);
  });
});

describe("newer and deprecated versions", () => {
  it("are named and do not fail", async () => {
    registry.content = {
      packages: { a: { "1.0.0": "use b", "2.0.0": null } },
      advisories: {},
    };
    const { status, stdout } = await check();
    expect(stdout).toContain("Outdated – 1 direct: 1 major, 0 minor, 0 patch");
    expect(stdout).toContain("major  a 1.0.0 -> 2.0.0");
    expect(stdout).toContain("Deprecated – 1 direct, 0 indirect; 1 looked up in the registry");
    expect(stdout).toContain("a@1.0.0: use b");
    expect(status).toBe(0);
  });

  it("a deprecated version that is the latest is found when every package is asked about", async () => {
    registry.content = { packages: { a: { "1.0.0": "abandoned" } }, advisories: {} };
    expect((await check()).stdout).toContain("Deprecated – 0 direct");
    expect((await check({}, "--every")).stdout).toContain("a@1.0.0: abandoned");
  });

  it("are read from the lockfile too, without asking", async () => {
    const sound = { version: "1.0.0", integrity: "sha512-a", deprecated: "use b" };
    project({ a: "1.0.0" }, { a: { ...sound, dependencies: { c: "1" } }, c: sound });
    registry.content = { packages: { a: { "1.0.0": null }, c: { "1.0.0": null } } };
    const { stdout } = await check();
    expect(stdout).toContain("Deprecated – 1 direct, 1 indirect; 0 looked up in the registry");
  });

  it("are unknown when nothing is installed or the registry is away", async () => {
    const away = await check({ npm_config_registry: "http://127.0.0.1:9/" });
    expect(away.stdout).toContain("Outdated – UNKNOWN: ECONNREFUSED");
    expect(away.stdout).toContain("not checked: outdated, deprecated, advisories");
    copy.writeJson("node_modules/.package-lock.json", { packages: {} });
    const { stdout } = await check();
    expect(stdout).toContain("Outdated – UNKNOWN: the lockfile is not installed");
  });
});

it.each([
  ["an unpinned dependency", "^1.0.0", "sha512-a", 'a "^1.0.0" is not an exact version'],
  ["a package without integrity", "1.0.0", undefined, "node_modules/a: has no integrity"],
])("%s fails", async (_, range, integrity, line) => {
  project({ a: range }, { a: { version: "1.0.0", ...(integrity ? { integrity } : {}) } });
  const { status, stdout } = await check();
  expect(stdout).toContain(line);
  expect(stdout).toContain("\n1 problem; not checked");
  expect(status).toBe(1);
});
