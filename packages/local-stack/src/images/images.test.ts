import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { authoringDatabase } from "@eightcount/test-kit/databases/authoring-database";
import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import { shareOfDay } from "@eightcount/test-kit/day/turn-of-day";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { checkout, subgraphNames } from "../checkout/checkout";
import { RunningProgram } from "../testing/running-program";

const ALL_TARGETS = [
  "gateway",
  ...subgraphNames,
  "client",
  "migrations",
  "load-data",
  "stand-ins",
] as const;
/** In `npm test`, a third of the targets, a different one each day. */
const TARGETS = shareOfDay(ALL_TARGETS, 3);
const isBuilt = (target: string) => TARGETS.some((name) => name === target);
/** Skips a test of a target that has its turn another day. */
const itWith = (target: string) => (isBuilt(target) ? it : it.skip);
const MEGABYTE = 1_000_000;
const EX_CONFIG = 78;
/** Tracing the files of all targets is one long calculation, which other suites slow down. */
const LAYING_OUT_MS = 300_000;

let images: string;
let redis: TestRedis;
const folderOf = (target: string) => path.join(images, target);
const filesOf = (target: string) =>
  globSync("**/*", { cwd: folderOf(target) }).filter((file) =>
    existsSync(path.join(folderOf(target), file)),
  );

/** Place, name, and version of each package that a target's folder holds. */
function packagesOf(target: string): readonly string[][] {
  const manifests = filesOf(target).filter((file) =>
    /(^|\/)node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(file),
  );
  const own = manifests.filter((file) => !file.startsWith("node_modules/@eightcount/"));
  return own
    .map((file) => {
      const manifest = JSON.parse(readFileSync(path.join(folderOf(target), file), "utf8"));
      return [path.dirname(file), manifest.name, manifest.version];
    })
    .sort();
}

beforeAll(async () => {
  images = mkdtempSync(path.join(os.tmpdir(), "eightcount-images-"));
  chmodSync(images, 0o755);
  const module = path.join(checkout, "packages/local-stack/bootstrap/images/build-image.mjs");
  const building = `import { buildImage } from ${JSON.stringify(module)};
    for (const name of ${JSON.stringify(TARGETS)}) await buildImage(name, ${JSON.stringify(images)} + "/" + name);`;
  const node = ["--no-warnings", "--input-type=module", "--eval", building];
  execFileSync(process.execPath, node, { stdio: ["ignore", "ignore", "inherit"] });
  redis = await testRedis();
}, LAYING_OUT_MS);
afterAll(async () => {
  rmSync(images, { recursive: true, force: true });
  await redis.close();
});

describe("what images hold", () => {
  it.each(TARGETS)("%s has no tests, build tools, source maps, or demo", (target) => {
    const unwanted =
      /\.(map|d\.ts)$|\.test\.[jt]s$|^packages\/(test-kit|local-stack\/(?!dist(\/|$)|package\.json$))|^node_modules\/(typescript|jest|vite|prisma|rolldown|@babel|@biomejs)\//;
    const demo =
      target === "stand-ins" || target === "load-data"
        ? []
        : filesOf(target).filter((file) => /^packages\/(demo|sandbox)\//.test(file));
    expect([...filesOf(target).filter((file) => unwanted.test(file)), ...demo]).toEqual([]);
  });

  const limits = { gateway: 60, accounts: 120, catalogue: 120, viewing: 120, billing: 120 };
  for (const [target, limit] of Object.entries(limits)) {
    itWith(target)(`${target} stays below ${limit} MB`, () => {
      const sizes = filesOf(target).map((file) => statSync(path.join(folderOf(target), file)));
      const bytes = sizes.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
      expect(bytes / MEGABYTE).toBeLessThan(limit);
      // An empty folder is small, too.
      expect(bytes / MEGABYTE).toBeGreaterThan(5);
    });
  }

  it.each(TARGETS)("the bill of materials of %s lists exactly its packages", (target) => {
    const file = path.join(folderOf(target), "bom.cdx.json");
    const { components } = JSON.parse(readFileSync(file, "utf8")) as {
      components: readonly { "bom-ref": string; name: string; version: string }[];
    };
    const listed = components.map((one) => [one["bom-ref"].split("#")[1], one.name, one.version]);
    expect(listed.sort()).toEqual(packagesOf(target));
    expect(components.length).toBeGreaterThan(1);
  });
});

const VERSION = `console.log(require("./packages/service-kit/dist/telemetry/release-version.js").releaseVersion())`;

it.each(TARGETS)("programs of %s know their release, for traces and metrics", (target) => {
  const { version } = JSON.parse(readFileSync(path.join(checkout, "package.json"), "utf8"));
  const told = execFileSync(process.execPath, ["--eval", VERSION], { cwd: folderOf(target) });
  expect(told.toString().trim()).toBe(version);
});

const TELEMETRY = "./packages/service-kit/dist/telemetry/register.js";

/** Starts a program as its container does. */
const start = (target: string, program: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  new RunningProgram({
    folder: folderOf(target),
    args: ["--require", TELEMETRY, program, ...args],
    env: { HOST: "127.0.0.1", OTEL_SDK_DISABLED: "true", PORT: "0", ...env },
    isNobody: true,
  });

async function proveHealth(program: RunningProgram, name: string): Promise<void> {
  try {
    const ready = await fetch(`http://127.0.0.1:${await program.port(name)}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([200, "ok"]);
    expect(await program.stop()).toBe(0);
  } finally {
    program.kill();
  }
}

describe("programs that run from their image as a user who may write nothing", () => {
  const programs = subgraphNames.flatMap((name) => [
    [name, "main.js", name] as const,
    [name, "worker-main.js", `${name}-worker`] as const,
  ]);
  for (const [name, entry, processName] of programs) {
    itWith(name)(`${name} ${entry}`, async () => {
      const database = await testDatabase(name);
      const env = { DATABASE_URL: database.url, REDIS_URL: redis.url };
      await proveHealth(start(name, `subgraphs/${name}/dist/src/${entry}`, env), processName);
      await database.close();
    });
  }

  itWith("gateway")("the gateway", async () => {
    const gateway = start("gateway", "gateway/dist/main.js", { REDIS_URL: redis.url });
    await proveHealth(gateway, "gateway");
  });

  itWith("client")("the client server, which serves the built pages", async () => {
    const program = start("client", "client/server/main.ts", {});
    try {
      const port = await program.port("client");
      const page = await fetch(`http://127.0.0.1:${port}/public/catalog`);
      const [, script = ""] = /src="(\/[^"]+\.js)"/.exec(await page.text()) ?? [];
      expect([
        page.status,
        existsSync(path.join(folderOf("client"), "client/dist/browser", script)),
      ]).toEqual([200, true]);
      expect(await program.stop()).toBe(0);
    } finally {
      program.kill();
    }
  });

  itWith("stand-ins")("the stand-ins for vendors", async () => {
    const database = await authoringDatabase("stand_ins");
    const env = {
      EIGHTCOUNT_SANDBOX_SMTP_PORT: "0",
      EIGHTCOUNT_SANDBOX_DATABASE_URL: database.url,
    };
    await proveHealth(start("stand-ins", "packages/sandbox/dist/main.js", env), "sandbox");
    await database.close();
  });

  itWith("load-data").each(subgraphNames)(
    "load data of %s, which production refuses",
    async (name) => {
      const env = { NODE_ENV: "production" };
      const main = `subgraphs/${name}/dist/prisma/seed/main.js`;
      const { code, output } = await start("load-data", main, env).ended();
      expect([code, output.split("\n").length]).toEqual([EX_CONFIG, 3]);
      expect(output).toMatch(/\n {2}- (ready-made members|demo classes|viewings) .*production\n$/);
    },
  );

  itWith("load-data")("the generator of load data, which copies from demo content", async () => {
    const names = ["accounts", "catalogue", "viewing"] as const;
    const databases = await Promise.all(names.map((name) => testDatabase(name)));
    const urls = names.map((name, at) => [
      `${name.toUpperCase()}_DATABASE_URL`,
      databases[at]?.url,
    ]);
    const main = "packages/local-stack/dist/load-data/in-cluster/main.js";
    const run = (NODE_ENV: string, ...args: string[]) =>
      start("load-data", main, { ...Object.fromEntries(urls), NODE_ENV }, ...args).ended();
    expect(await run("production")).toEqual({
      code: EX_CONFIG,
      output: expect.stringContaining("generated members are refused in production"),
    });
    expect(await run("development", "--members", "0")).toEqual({
      code: 1,
      output: "members must be a number above 0.\n",
    });
    const few = ["--classes", "2", "--members", "2", "--progress", "2"];
    expect(await run("development", ...few)).toEqual({
      code: 1,
      output: "The catalog is empty. Start the product once.\n",
    });
    await Promise.all(databases.map((database) => database.close()));
  });

  itWith("migrations").each(subgraphNames)(
    "the migrations of %s, on an empty database",
    async (name) => {
      const database = await authoringDatabase(`image_${name}`);
      const main = "packages/local-stack/dist/migrations/main.js";
      const env = { DATABASE_URL: database.url };
      const { code, output } = await start("migrations", main, env, name).ended();
      expect([code, output]).toEqual([0, expect.stringContaining('"msg":"migrated"')]);
      await database.close();
    },
  );
});
