import { once } from "node:events";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { startKeeper } from "../bootstrap/shared-stack.mjs";

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const keeper = startKeeper("inherit", process.argv.slice(2));
  // Ctrl-C reaches the keeper by the terminal; this process waits until it is done.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => keeper.kill("SIGTERM"));
  const [code] = await once(keeper, "exit");
  return code ?? 0;
});
