import { Progress } from "./progress.mjs";

const OLDEST_NODE = 20;

function checkNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= OLDEST_NODE) return;
  throw new Error(
    `Node ${process.versions.node} is too old. Install version ${OLDEST_NODE} or newer.`,
  );
}

export async function runCommand(totalSteps, command) {
  const progress = new Progress(totalSteps);
  try {
    checkNode();
    process.exitCode = (await command(progress)) ?? 0;
  } catch (error) {
    progress.abandon();
    if (error.output) process.stderr.write(`\n${error.output}\n`);
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
