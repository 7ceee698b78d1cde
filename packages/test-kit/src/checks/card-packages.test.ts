import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkout, subgraphNames } from "@eightcount/local-stack/checkout/checkout";
import { type ReachedModules, reachedModules } from "./reached-modules";

const read = (file: string) => readFileSync(path.join(checkout, file), "utf8");

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (workspace: string): Manifest =>
  JSON.parse(read(path.join(workspace, "package.json")));
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const programs = {
  "the browser app": "client/src/main.tsx",
  "the gateway": "gateway/src/main.ts",
  "a subgraph": "subgraphs/viewing/src/main.ts",
  "every server": "packages/service-kit/src/telemetry/register.ts",
};
type Program = keyof typeof programs;

const reached = new Map<Program, ReachedModules>();
function modulesOf(program: Program): ReachedModules {
  const found = reached.get(program) ?? reachedModules(checkout, programs[program]);
  reached.set(program, found);
  return found;
}

/** The package.json of the workspace in which a file is. */
const workspaceOf = (file: string) => /^((packages|subgraphs)\/)?[^/]+/.exec(file)?.[0] ?? "";

it.each<[string, Program]>([
  ["react", "the browser app"],
  ["react-dom", "the browser app"],
  ["react-relay", "the browser app"],
  ["relay-runtime", "the browser app"],
  ["react-router-dom", "the browser app"],
  ["hls.js", "the browser app"],
  ["@mui/x-charts", "the browser app"],
  ["styled-components", "the browser app"],
  ["@apollo/gateway", "the gateway"],
  ["@apollo/server", "the gateway"],
  ["@apollo/server", "a subgraph"],
  ["@apollo/subgraph", "a subgraph"],
  ["redis", "the gateway"],
  ["redis", "a subgraph"],
  ["bull", "a subgraph"],
  ["@opentelemetry/api", "a subgraph"],
  ["@opentelemetry/sdk-node", "every server"],
])("ENG-01 %s is a dependency that %s imports", (name, program) => {
  const importer = modulesOf(program).packages.get(name);
  expect(importer).toBeDefined();
  expect(manifestOf(workspaceOf(importer ?? "")).dependencies?.[name]).toMatch(EXACT);
});

describe.each(subgraphNames)("the generated code of %s", (subgraph) => {
  const folder = `subgraphs/${subgraph}`;
  const { files } = reachedModules(checkout, `${folder}/src/main.ts`);
  const generated = `${folder}/src/generated`;

  it("ENG-01 @prisma/client is what the databases are asked by", () => {
    expect(manifestOf(folder).dependencies?.["@prisma/client"]).toMatch(EXACT);
    // Prisma copies the runtime of the installed package, below a header, next to what it generates.
    const runtime = read(`${generated}/client/runtime/client.js`);
    const installed = read("node_modules/@prisma/client/runtime/client.js").trim();
    expect(runtime.trim().endsWith(installed)).toBe(true);
    const makers = [...files].filter((file) => {
      const source = read(file);
      return /"\.\/generated\/client(\/client)?"/.test(source) && /new PrismaClient\(/.test(source);
    });
    expect(makers).toHaveLength(1);
  });

  it("ENG-01 typegraphql-prisma generates what the graph's types import", () => {
    expect(manifestOf(".").devDependencies?.["typegraphql-prisma"]).toMatch(EXACT);
    const provider = /^generator \w+ \{\n\s+provider\s+= "typegraphql-prisma"$/m;
    expect(read(`${folder}/prisma/schema.prisma`)).toMatch(provider);
    const made = [...files].filter((file) => file.startsWith(`${generated}/type-graphql/`));
    expect(made).not.toEqual([]);
  });
});

it("ENG-01 relay-compiler made the artifacts that the browser app runs", () => {
  expect(manifestOf("client").devDependencies?.["relay-compiler"]).toMatch(EXACT);
  const compiler = path.join(checkout, "node_modules/relay-compiler/cli.js");
  // Fails if one artifact is missing or differs.
  const said = execFileSync(process.execPath, [compiler, "--validate"], {
    cwd: path.join(checkout, "client"),
    encoding: "utf8",
    stdio: "pipe",
  });
  expect(said).toMatch(/compiled documents: \d{3,} reader/);
});

it("ENG-01 jest is what runs this test, as npm test does", () => {
  expect(process.env.JEST_WORKER_ID).toMatch(/^\d+$/);
  expect(manifestOf(".").devDependencies?.jest).toMatch(EXACT);
  expect(read("packages/local-stack/bootstrap/test-parts.mjs")).toContain("jest/bin/jest.js");
});

it("ENG-01 k6 is a pinned Go module that the load scripts import", () => {
  const [, version = ""] =
    /^require go\.k6\.io\/k6\/v2 v(\S+)$/m.exec(read("loadtests/tools/go.mod")) ?? [];
  expect(version).toMatch(EXACT);
  expect(read("loadtests/tools/go.sum")).toContain(`go.k6.io/k6/v2 v${version} h1:`);
  expect(read("loadtests/tools/tools.go")).toMatch(/^import _ "go\.k6\.io\/k6\/v2"$/m);
  for (const journey of ["search", "progress", "evening-peak"]) {
    const { packages } = reachedModules(checkout, `loadtests/journeys/${journey}.ts`);
    expect([...packages.keys()]).toContain("k6");
  }
});

it("ENG-02 the top level has the folders and files of the card", () => {
  const tracked = execFileSync("git", ["ls-tree", "--name-only", "HEAD"], {
    cwd: checkout,
    encoding: "utf8",
  }).split("\n");
  const card = ["package.json", "tsconfig.json", "client", "subgraphs", "gateway", "helm", "k8s"];
  expect(tracked).toEqual(expect.arrayContaining([...card, "loadtests", "Makefile", "README.md"]));
});
