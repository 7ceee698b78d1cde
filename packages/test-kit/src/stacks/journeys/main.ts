import { openJourneyStack, UNTRACED } from "../journey-stack";
import { openPictureStack } from "../picture-stack";

const JOURNEYS = {
  name: "journeys",
  key: "EIGHTCOUNT_JOURNEY_STACK",
  open: openJourneyStack,
  example: "client/journeys/player.test.ts --selectProjects journeys",
};

const untraced = { ...JOURNEYS, open: () => openJourneyStack(UNTRACED) };

const PICTURES = {
  name: "pictures",
  key: "EIGHTCOUNT_PICTURE_STACK",
  open: openPictureStack,
  example: "client/journeys/eyes/pictures --selectProjects pictures",
};

const KINDS = [
  { flag: "--pictures", kind: PICTURES },
  { flag: "--untraced", kind: untraced },
];

/** Keeps a stack until Ctrl-C or its parent's end, and sends the parent the stack's folder. */
async function main(): Promise<void> {
  const kind = KINDS.find(({ flag }) => process.argv.includes(flag))?.kind ?? JOURNEYS;
  const stack = await kind.open();
  if (!stack) throw new Error(`${kind.key} already names a stack; unset it first`);
  const lines = [
    `The stack for your ${kind.name} runs at ${stack.site} until you press Ctrl-C. In another terminal:`,
    `  export ${kind.key}=${stack.folder}`,
    `  npx jest ${kind.example}`,
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
