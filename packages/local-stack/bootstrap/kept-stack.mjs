import { spawn } from "node:child_process";
import { once } from "node:events";
import { inRoot, pinnedNode, toolEnvironment } from "./places.mjs";

const JOURNEYS = { key: "EIGHTCOUNT_JOURNEY_STACK", args: [] };
const PICTURES = { key: "EIGHTCOUNT_PICTURE_STACK", args: ["--pictures"] };
const KEEPER = "packages/test-kit/dist/stacks/journeys/main.js";

/** Starts the process that keeps a stack for journeys; it stops when this process is gone. */
export function startKeeper(stdout, args = []) {
  return spawn(pinnedNode, [inRoot(KEEPER), ...args], {
    env: toolEnvironment(),
    stdio: ["ignore", stdout, "inherit", "ipc"],
  });
}

/**
 * Keeps one stack for several runs of journeys: `env` names it to them, `stop` ends it. One that
 * the environment already names is used and left alone. Rejects when the stack does not come up.
 */
export const keepStack = () => keep(JOURNEYS);

/** Keeps the picture stack, whose clock stands still, in the same way. */
export const keepPictureStack = () => keep(PICTURES);

async function keep({ key, args }) {
  if (process.env[key]) return { env: {}, stop: async () => {} };
  const keeper = startKeeper("ignore", args);
  const ended = once(keeper, "exit");
  const folder = await Promise.race([
    once(keeper, "message").then(([message]) => message),
    ended.then(() => {
      throw new Error(`no stack came up for ${key}`);
    }),
  ]);
  return {
    env: { [key]: folder },
    async stop() {
      keeper.kill("SIGTERM");
      await ended;
    },
  };
}
