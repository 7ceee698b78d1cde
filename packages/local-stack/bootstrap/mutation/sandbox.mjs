import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { cacheFolder, inRoot } from "../paths.mjs";

const SCOPE = "@eightcount";
const NOT_COPIED = /^client\/journeys\/pictures\//;
/** Made by the build and needed by tests, such as those that start a compiled process. */
const BUILT = ["dist", "src/generated"];

const inSandbox = (...parts) => path.join(cacheFolder, "mutation/sandbox", ...parts);

const folderOf = (name) => readdirSync(inRoot(name)).map((entry) => `${name}/${entry}`);
const workspaces = () => [...folderOf("packages"), ...folderOf("subgraphs"), "gateway", "client"];

function copy(file) {
  mkdirSync(path.dirname(inSandbox(file)), { recursive: true });
  cpSync(inRoot(file), inSandbox(file), { recursive: true });
}

const link = (target, place) => {
  mkdirSync(path.dirname(inSandbox(place)), { recursive: true });
  symlinkSync(target, inSandbox(place));
};

/** The workspaces are linked to their copies, so that no test reaches the original sources. */
function linkPackages() {
  for (const name of readdirSync(inRoot("node_modules"))) {
    if (name !== SCOPE) link(inRoot("node_modules", name), `node_modules/${name}`);
  }
  for (const workspace of workspaces()) {
    const own = inRoot(workspace, "node_modules");
    if (existsSync(own)) link(own, `${workspace}/node_modules`);
    link(inSandbox(workspace), `node_modules/${SCOPE}/${path.basename(workspace)}`);
  }
}

/** A copy of the checkout, so that an interrupted run leaves no mutant behind. */
export class Sandbox {
  folder = inSandbox();

  constructor(files) {
    rmSync(inSandbox(), { recursive: true, force: true });
    for (const file of files) if (!NOT_COPIED.test(file) && existsSync(inRoot(file))) copy(file);
    for (const folder of workspaces().flatMap((one) => BUILT.map((built) => `${one}/${built}`))) {
      if (existsSync(inRoot(folder))) copy(folder);
    }
    linkPackages();
  }

  plant({ file, start, end, replacement }) {
    const source = readFileSync(inRoot(file), "utf8");
    writeFileSync(inSandbox(file), source.slice(0, start) + replacement + source.slice(end));
  }

  restore({ file }) {
    writeFileSync(inSandbox(file), readFileSync(inRoot(file)));
  }
}
