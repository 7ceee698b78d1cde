import { existsSync } from "node:fs";
import { runIfChanged } from "./fingerprint.mjs";
import { inRoot, subgraphs } from "./paths.mjs";
import { runProgram } from "./run-program.mjs";

const TOOL = "packages/local-stack/tools/prisma.mjs";
const PARALLEL_RUNS = 2;

function generate(subgraph) {
  const folder = `subgraphs/${subgraph}`;
  const plan = {
    name: `prisma-${subgraph}`,
    inputs: [
      `${folder}/prisma/schema.prisma`,
      `${folder}/prisma.config.ts`,
      TOOL,
      "node_modules/prisma/package.json",
      "node_modules/typegraphql-prisma/package.json",
    ],
    outputs: [`${folder}/src/generated/client`, `${folder}/src/generated/type-graphql`],
  };
  return runIfChanged(plan, () =>
    runProgram({ name: `prisma generate for ${subgraph}`, args: [TOOL, subgraph, "generate"] }),
  );
}

export async function generatePrismaClients(live) {
  const waiting = subgraphs.filter((name) =>
    existsSync(inRoot(`subgraphs/${name}/prisma/schema.prisma`)),
  );
  const made = [];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      live(name);
      if (await generate(name)) made.push(name);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_RUNS }, worker));
  return made.length > 0 ? made.join(", ") : "up to date";
}
