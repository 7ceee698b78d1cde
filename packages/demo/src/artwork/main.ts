import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drawContactSheet } from "./contact-sheet";
import { drawPicture } from "./draw-picture";
import { pictures } from "./picture";
import { postersText } from "./posters";

/** Arguments are the target folder (default: assets/) and an optional contact sheet. */
async function main(): Promise<void> {
  const [folder = path.resolve(__dirname, "../../assets"), sheet] = process.argv.slice(2);
  let bytes = 0;
  let count = 0;
  for (const picture of pictures) {
    for (const file of await drawPicture(picture)) {
      const target = path.join(folder, file.path);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, file.bytes);
      bytes += file.bytes.length;
      count += 1;
    }
  }
  writeFileSync(path.join(folder, "posters.json"), postersText);
  if (sheet) writeFileSync(sheet, await drawContactSheet(folder));
  process.stdout.write(`${count} pictures, ${(bytes / 1e6).toFixed(1)} MB in ${folder}\n`);
}

void main();
