import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { jest } from "../bootstrap/test-parts.mjs";

const PICTURES = "client/journeys/eyes/pictures.test.ts";

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const of = process.argv.slice(2).join(",") || "everybody";
  const settings = { EIGHTCOUNT_PICTURES: "update", EIGHTCOUNT_PICTURES_OF: of };
  return jest([PICTURES, "--selectProjects", "pictures"], settings);
});
