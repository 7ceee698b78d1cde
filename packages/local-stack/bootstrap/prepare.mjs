import { buildBrowserClient } from "./browser-client.mjs";
import { withBuildLock } from "./build-lock.mjs";
import { installPackages } from "./packages.mjs";
import { generatePrismaClients } from "./prisma-clients.mjs";
import { compileServers } from "./servers.mjs";

const serverSteps = [
  ["Packages", installPackages],
  ["Database clients", generatePrismaClients],
  ["Servers", compileServers],
];
const steps = [...serverSteps, ["Browser client", buildBrowserClient]];

async function runSteps(progress, wanted) {
  await withBuildLock(
    (line) => progress.print(line),
    async () => {
      for (const [title, work] of wanted) await progress.step(title, work);
    },
  );
}

export const SERVER_STEPS = serverSteps.length;
export const PREPARE_STEPS = steps.length;

/** Skips the browser client, for tools that only need compiled servers. */
export const prepareServers = (progress) => runSteps(progress, serverSteps);

export const prepare = (progress) => runSteps(progress, steps);
