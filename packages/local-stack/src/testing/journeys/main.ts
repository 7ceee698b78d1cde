import { openJourneyStack } from "./journey-stack";

/** Keeps a stack for whoever writes journeys, until Ctrl-C. */
async function main(): Promise<void> {
  const stack = await openJourneyStack();
  if (!stack) throw new Error("EIGHTCOUNT_JOURNEY_STACK names a stack already: unset it first");
  const lines = [
    `${stack.site} is the stack of your journeys until Ctrl-C. In another terminal:`,
    `  export EIGHTCOUNT_JOURNEY_STACK=${stack.folder}`,
    "  npx jest client/journeys/player.test.ts --selectProjects journeys",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stack.stop().then(() => process.exit(0)));
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
