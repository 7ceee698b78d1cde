import { once } from "node:events";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { startKeeper } from "../bootstrap/shared-stack.mjs";

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const keeper = startKeeper("inherit", process.argv.slice(2));
  // Ctrl-C in a terminal reaches both processes. A signal to this process alone must be forwarded.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => keeper.kill(signal));
  const [code] = await once(keeper, "exit");
  return code ?? 0;
});
