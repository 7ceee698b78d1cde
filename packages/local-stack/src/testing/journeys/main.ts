import { openPictureStack } from "../pictures/picture-stack";
import { openJourneyStack } from "./journey-stack";

/**
 * Keeps a stack for journeys, or with `--pictures` the one of the pictures, until Ctrl-C or until the
 * process that started it is gone; tells that process the stack's folder.
 */
async function main(): Promise<void> {
  const isPictures = process.argv.includes("--pictures");
  const stack = await (isPictures ? openPictureStack() : openJourneyStack());
  if (!stack) throw new Error("EIGHTCOUNT_JOURNEY_STACK names a stack already: unset it first");
  const lines = [
    `${stack.site} is the stack of your journeys until Ctrl-C. In another terminal:`,
    `  export EIGHTCOUNT_JOURNEY_STACK=${stack.folder}`,
    "  npx jest client/journeys/player.test.ts --selectProjects journeys",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  process.send?.(stack.folder);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await stack.stop();
    process.exit(0);
  };
  for (const event of ["SIGINT", "SIGTERM", "disconnect"]) process.on(event, stop);
  if (process.send && !process.connected) await stop();
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
