import { execFileSync } from "node:child_process";
import { inRoot, pinnedNode } from "../paths.mjs";
import { runProgram } from "../run-program.mjs";

const program = (name) => inRoot("packages/local-stack/dist/load-data", name);

const PARTS = ["classes", "members", "progress"];

/** `full`, or three numbers such as `2000,500,5000`, as options of the program that fills. */
export function sizeOptions(data) {
  if (data === "full") return [];
  const sizes = data.split(",");
  if (sizes.length === PARTS.length && sizes.every((size) => /^[1-9]\d*$/.test(size))) {
    return PARTS.map((part, place) => `--${part}=${sizes[place]}`);
  }
  throw new Error("DATA must be full, or classes,members,progress such as 2000,500,5000.");
}

/** Fills the stack that runs on this data folder. */
export const fill = (data, dataFolder, live) =>
  runProgram({
    name: "filling the databases",
    command: "env",
    args: [
      `EIGHTCOUNT_DATA_FOLDER=${dataFolder}`,
      ...[pinnedNode, program("main.js"), ...sizeOptions(data)],
    ],
    onLine: live,
  });

/**
 * Signs tokens for the members that the data folder was filled with. Returns the sizes of the set
 * as DATA takes them, or "" without one.
 */
export function storeMembers({ file, dataFolder, privateKey }) {
  const env = {
    ...process.env,
    EIGHTCOUNT_DATA_FOLDER: dataFolder,
    LOAD_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }),
  };
  const options = { cwd: inRoot(), env, encoding: "utf8" };
  const sizes = JSON.parse(execFileSync(pinnedNode, [program("tokens/main.js"), file], options));
  return sizes === null ? "" : PARTS.map((part) => sizes[part]).join(",");
}
