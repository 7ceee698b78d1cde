import { spawn } from "node:child_process";
import { once } from "node:events";
import { inRoot, pinnedNode, toolEnvironment } from "../bootstrap/places.mjs";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const main = inRoot("packages/local-stack/dist/testing/journeys/main.js");
  const keeper = spawn(pinnedNode, [main], { env: toolEnvironment(), stdio: "inherit" });
  // Ctrl-C reaches the keeper by the terminal; this process waits until it is done.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => keeper.kill("SIGTERM"));
  const [code] = await once(keeper, "exit");
  return code ?? 0;
});
