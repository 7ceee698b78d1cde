import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generatedParts } from "./describe.ts";
import { withGenerated } from "./document.ts";
import { readInputs } from "./inputs.ts";

const folder = import.meta.dirname;
const file = path.join(folder, "../../docs/capacity.md");
const before = readFileSync(file, "utf8");
const after = withGenerated(before, generatedParts(readInputs(folder)));
writeFileSync(file, after);
process.stdout.write(after === before ? "as it was\n" : "written\n");
