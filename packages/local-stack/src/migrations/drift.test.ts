import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { checkout, subgraphNames } from "../checkout/checkout";

const run = promisify(execFile);
const prisma = path.join(checkout, "packages/local-stack/tools/prisma.mjs");

it.each(subgraphNames)(
  "the migrations of %s make exactly its schema",
  async (subgraph) => {
    const diff = ["migrate", "diff", "--exit-code"];
    const between = [
      "--from-migrations",
      "prisma/migrations",
      "--to-schema",
      "prisma/schema.prisma",
    ];
    const { stdout } = await run(process.execPath, [prisma, subgraph, ...diff, ...between]);
    expect(stdout).toContain("No difference detected.");
  },
  60_000,
);
