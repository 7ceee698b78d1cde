import { cpSync, existsSync, rmSync } from "node:fs";
import { fingerprint, runIfChanged } from "./fingerprint.mjs";
import { inRoot, subgraphs } from "./paths.mjs";
import { runProgram } from "./run-program.mjs";

/** tsc does not copy Prisma's generated JavaScript to dist. */
async function copyGeneratedClient(subgraph) {
  const source = `subgraphs/${subgraph}/src/generated/client`;
  const target = `subgraphs/${subgraph}/dist/src/generated/client`;
  if (!existsSync(inRoot(source))) return;
  const plan = {
    name: `client-copy-${subgraph}`,
    inputs: [`${source}/schema.prisma`, `${source}/package.json`],
    outputs: [target],
  };
  await runIfChanged(plan, () => {
    rmSync(inRoot(target), { recursive: true, force: true });
    cpSync(inRoot(source), inRoot(target), { recursive: true });
  });
}

export async function compileServers(live) {
  live("tsc -b");
  const before = fingerprintOfBuild();
  const args = ["node_modules/typescript/bin/tsc", "-b", "--pretty", "false"];
  await runProgram({ name: "the TypeScript build", args });
  for (const subgraph of subgraphs) await copyGeneratedClient(subgraph);
  return before === fingerprintOfBuild() ? "up to date" : "compiled";
}

const projects = [
  ...["rules", "contracts", "service-kit", "sandbox", "demo", "local-stack", "test-kit"].map(
    (name) => `packages/${name}`,
  ),
  ...subgraphs.map((name) => `subgraphs/${name}`),
  "gateway",
];

const fingerprintOfBuild = () =>
  fingerprint(projects.map((project) => `${project}/dist/.tsbuildinfo`));
