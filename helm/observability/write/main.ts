import { writeFileSync } from "node:fs";
import path from "node:path";
import { generatedFiles } from "./files.ts";

for (const [file, text] of generatedFiles()) {
  writeFileSync(path.join(import.meta.dirname, "../..", file), text);
}
