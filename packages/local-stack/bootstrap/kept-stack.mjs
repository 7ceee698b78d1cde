import { spawn } from "node:child_process";
import { once } from "node:events";
import { inRoot, pinnedNode, toolEnvironment } from "./places.mjs";

const FOLDER_KEY = "EIGHTCOUNT_JOURNEY_STACK";
const KEEPER = "packages/local-stack/dist/testing/journeys/main.js";

/** Starts the process that keeps a stack for journeys; it stops when this process is gone. */
export function startKeeper(stdout) {
  return spawn(pinnedNode, [inRoot(KEEPER)], {
    env: toolEnvironment(),
    stdio: ["ignore", stdout, "inherit", "ipc"],
  });
}

/**
 * Keeps one stack for several runs of journeys: `env` names it to them, `stop` ends it. One that
 * the environment already names is used and left alone. Rejects when the stack does not come up.
 */
export async function keepStack() {
  if (process.env[FOLDER_KEY]) return { env: {}, stop: async () => {} };
  const keeper = startKeeper("ignore");
  const ended = once(keeper, "exit");
  const folder = await Promise.race([
    once(keeper, "message").then(([message]) => message),
    ended.then(() => {
      throw new Error("the stack of the journeys did not come up");
    }),
  ]);
  return {
    env: { [FOLDER_KEY]: folder },
    async stop() {
      keeper.kill("SIGTERM");
      await ended;
    },
  };
}
