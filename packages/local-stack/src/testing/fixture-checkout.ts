import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { transformSync } from "@swc/core";
import { checkout, checkoutKeyOf, subgraphNames } from "../places/checkout";

/** Stands in for each of our processes: answers everything with its name, dies when told to. */
const SERVER = `
const { createServer } = require("node:http");
const { OTEL_SERVICE_NAME: name, PORT: port, DATABASE_URL: database } = process.env;
const server = createServer((request, response) => {
  if (request.url === "/fall") {
    console.error("the floor gave way");
    process.exit(3);
  }
  const { "x-forwarded-for": from } = request.headers;
  response.setHeader("set-cookie", ["a=1", "b=2"]);
  const answer = JSON.stringify({ name, url: request.url, from, database, pid: process.pid });
  response.setHeader("connection", "close");
  const isSlow = request.url.includes("slow");
  if (isSlow) require("node:fs").appendFileSync("asked", name + "\\n");
  setTimeout(() => response.end(answer), isSlow ? 2400 : 0);
});
server.listen(Number(port), "127.0.0.1");
process.on("SIGTERM", () => {
  server.close(() => {
    require("node:fs").appendFileSync("stopped", name + "\\n");
    process.exit(0);
  });
});
`;

const FETCHED_REDIS = ".cache/redis";

const MEMBERS = JSON.stringify([{ kind: "trial", email: "t@example.com", password: "Dance123" }]);

const SEEDS = `
const { writeFileSync, appendFileSync } = require("node:fs");
writeFileSync(process.env.EIGHTCOUNT_MEMBERS_FILE, ${JSON.stringify(MEMBERS)});
`;

const FILMS = `
console.log("films: the disk is full; finished classes stay playable");
process.exit(74);
`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

// Fresh from the sources: a test must not pass or fail by what an earlier build left in dist.
function compile(sources: string, target: string): void {
  for (const file of globSync("**/*.ts", { cwd: sources })) {
    if (file.endsWith(".test.ts")) continue;
    const { code } = transformSync(readFileSync(path.join(sources, file), "utf8"), {
      module: { type: "commonjs" },
      jsc: { parser: { syntax: "typescript" }, target: "es2023" },
    });
    write(path.join(target, file.replace(/\.ts$/, ".js")), code);
  }
}

/** A checkout with this supervisor and small stand-ins for everything it starts. */
export interface FixtureCheckout {
  readonly root: string;
  /** The compiled supervisor inside it. */
  readonly supervisor: string;
  readonly runFolder: string;
  remove(): void;
}

function fill(root: string): void {
  const inRoot = (file: string) => path.join(root, file);
  compile(path.join(checkout, "packages/local-stack/src"), inRoot("packages/local-stack/dist"));
  symlinkSync(path.join(checkout, "node_modules"), inRoot("node_modules"));
  shareRedis(root);
  write(inRoot("packages/service-kit/dist/telemetry/register.js"), "");
  for (const name of subgraphNames) {
    write(inRoot(`subgraphs/${name}/dist/main.js`), SERVER);
    write(inRoot(`subgraphs/${name}/dist/seed/main.js`), SEEDS);
    write(
      inRoot(`subgraphs/${name}/prisma/migrations/20260101000000_init/migration.sql`),
      "CREATE TABLE thing (id INT PRIMARY KEY);",
    );
  }
  write(inRoot("packages/sandbox/dist/main.js"), SERVER);
  write(inRoot("packages/sandbox/dist/films/main.js"), FILMS);
  write(inRoot("gateway/dist/main.js"), SERVER);
  write(inRoot("client/server/main.ts"), SERVER);
  for (const file of ["gateway/supergraph.graphql", "client/dist/browser/index.html"]) {
    write(inRoot(file), "");
  }
  write(inRoot("client/persisted-operations.json"), "{}");
}

/** Fetching Redis for each fixture would take longer than the tests. */
function shareRedis(root: string): void {
  const fetched = path.join(checkout, FETCHED_REDIS);
  if (!existsSync(fetched)) return;
  mkdirSync(path.join(root, path.dirname(FETCHED_REDIS)));
  symlinkSync(fetched, path.join(root, FETCHED_REDIS));
}

const outOfCheckout = (root: string) => path.join("/var/tmp", `eightcount-${checkoutKeyOf(root)}`);

/** Makes a fixture checkout; `mode` is that of the folder around it (0o700: nobody may enter). */
export function fixtureCheckout(mode = 0o755): FixtureCheckout {
  const outer = mkdtempSync(path.join(os.tmpdir(), "eightcount-fixture-"));
  chmodSync(outer, mode);
  const root = path.join(outer, "checkout");
  mkdirSync(root);
  fill(root);
  return {
    root,
    supervisor: path.join(root, "packages/local-stack/dist/main.js"),
    runFolder: path.join(root, ".eightcount/run"),
    remove: () => {
      for (const folder of [outer, outOfCheckout(root)])
        rmSync(folder, { recursive: true, force: true });
    },
  };
}
