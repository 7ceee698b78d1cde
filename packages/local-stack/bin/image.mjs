import path from "node:path";
import { buildImage } from "../bootstrap/images/build-image.mjs";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

await runCommand(PREPARE_STEPS + 1, async (progress) => {
  const [name, folder] = process.argv.slice(2);
  await prepare(progress);
  await progress.step(`Image ${name}`, async () => {
    const { programs } = await buildImage(name, folder && path.resolve(folder));
    progress.print(`${folder} runs ${programs.join(" and ")}.`);
  });
});
