import { buildBrowserClient } from "./browser-client.mjs";
import { withBuildLock } from "./build-lock.mjs";
import { installPackages } from "./packages.mjs";
import { generatePrismaClients } from "./prisma-clients.mjs";
import { compileServers } from "./servers.mjs";

const steps = [
  ["Packages", installPackages],
  ["Database clients", generatePrismaClients],
  ["Servers", compileServers],
  ["Browser client", buildBrowserClient],
];

/** How many numbered steps `prepare` takes. */
export const PREPARE_STEPS = steps.length;

/** From a fresh clone to something that can be started; quick when nothing has changed. */
export async function prepare(progress) {
  await withBuildLock(
    (line) => progress.print(line),
    async () => {
      for (const [title, work] of steps) await progress.step(title, work);
    },
  );
}
