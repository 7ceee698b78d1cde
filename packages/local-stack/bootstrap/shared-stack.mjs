import { spawn } from "node:child_process";
import { once } from "node:events";
import { giveWay } from "./give-way.mjs";
import { inRoot, pinnedNode, toolEnvironment } from "./paths.mjs";

const JOURNEYS = { key: "EIGHTCOUNT_JOURNEY_STACK", args: [] };
const UNTRACED = { ...JOURNEYS, args: ["--untraced"] };
const PICTURES = { key: "EIGHTCOUNT_PICTURE_STACK", args: ["--pictures"] };
const KEEPER = "packages/test-kit/dist/stacks/journeys/main.js";

export function startKeeper(stdout, args = []) {
  return spawn(pinnedNode, [inRoot(KEEPER), ...args], {
    env: toolEnvironment(),
    stdio: ["ignore", stdout, "inherit", "ipc"],
  });
}

/** Keeps one stack for several Jest runs. A stack named in the environment is reused. */
export const shareStack = (niceness) => keep(JOURNEYS, niceness);

/** The same for tests that read no traces. Recording them takes a third of the services' time. */
export const shareUntracedStack = (niceness) => keep(UNTRACED, niceness);

export const sharePictureStack = (niceness) => keep(PICTURES, niceness);

async function keep({ key, args }, niceness = 0) {
  if (process.env[key]) return { env: {}, stop: async () => {} };
  const keeper = startKeeper("ignore", args);
  giveWay(keeper, niceness);
  const ended = once(keeper, "exit");
  const folder = await Promise.race([
    once(keeper, "message").then(([message]) => message),
    ended.then(() => {
      throw new Error(`the stack for ${key} did not start`);
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
