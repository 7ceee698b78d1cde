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

async function take(progress, wanted) {
  await withBuildLock(
    (line) => progress.print(line),
    async () => {
      for (const [title, work] of wanted) await progress.step(title, work);
    },
  );
}

/** How many numbered steps `prepareServers` and `prepare` take. */
export const SERVER_STEPS = serverSteps.length;
export const PREPARE_STEPS = steps.length;

/** Everything but the browser client: enough for tools that need compiled servers. */
export const prepareServers = (progress) => take(progress, serverSteps);

/** From a fresh clone to something that can be started; quick when nothing has changed. */
export const prepare = (progress) => take(progress, steps);
