import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inRoot, pinnedNode } from "../paths.mjs";
import { runProgram } from "../run-program.mjs";

const require = createRequire(import.meta.url);
const built = (module) => require(inRoot(`packages/local-stack/dist/load-data/${module}.js`));

/** More virtual users than this fit on no machine, and each token costs memory of k6. */
const MOST_TOKENS = 20_000;
/** Longer than a soak. */
const LIFE_SECONDS = 4 * 3_600;

const PARTS = ["classes", "members", "progress"];

/** `full`, or three numbers such as `2000,500,5000`, as options of the program that fills. */
export function sizeOptions(data) {
  if (data === "full") return [];
  const sizes = data.split(",");
  if (sizes.length === PARTS.length && sizes.every((size) => /^[1-9]\d*$/.test(size))) {
    return PARTS.map((part, place) => `--${part}=${sizes[place]}`);
  }
  throw new Error(`DATA must be full, or classes,members,progress such as 2000,500,5000.`);
}

/** Fills the stack that runs on this data folder. */
export async function fill(data, dataFolder, live) {
  let last = "";
  await runProgram({
    name: "filling the databases",
    command: "env",
    args: [
      `EIGHTCOUNT_DATA_FOLDER=${dataFolder}`,
      ...[pinnedNode, inRoot("packages/local-stack/dist/load-data/main.js"), ...sizeOptions(data)],
    ],
    onLine(line) {
      last = line;
      live(line);
    },
  });
  return last;
}

/** Signs tokens for the members that the data folder was filled with. Returns their number. */
export function storeMembers({ file, dataFolder, privateKey, now = new Date() }) {
  const sizes = built("load-stamp").filledSizes({ run: inRoot(dataFolder, "run") });
  if (!sizes) return 0;
  const members = Math.min(sizes.members, MOST_TOKENS);
  const options = { privateKey, members, now, lifeSeconds: LIFE_SECONDS };
  writeFileSync(file, JSON.stringify(built("sign-tokens").signTokens(options)), { mode: 0o600 });
  return members;
}
