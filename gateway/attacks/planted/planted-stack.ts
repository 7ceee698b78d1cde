import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { FOLDER_KEY } from "@eightcount/test-kit/stacks/journey-stack";
import { type Plant, plants } from "./plants";

export const checkout = path.resolve(__dirname, "../../..");
const HOOK = path.join(__dirname, "plant-texts.cjs");
const KEEPER = path.join(checkout, "packages/test-kit/dist/stacks/journeys/main.js");

/** Where the module system finds a file: it follows links. */
export const realPathOf = (file: string): string => realpathSync(path.join(checkout, file));

/** The edits of each file, as the hook reads them. */
function table(): Readonly<Record<string, readonly Plant[]>> {
  const all = Object.values(plants);
  const files = [...new Set(all.map(({ file }) => file))];
  return Object.fromEntries(
    files.map((file) => [realPathOf(file), all.filter((plant) => plant.file === file)]),
  );
}

/** A stack with every weakness in it. */
export class PlantedStack {
  private constructor(
    /** Names the stack to a run of the suite. */
    readonly env: Readonly<Record<string, string>>,
    private readonly keeper: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(): Promise<PlantedStack> {
    const folder = mkdtempSync(path.join(os.tmpdir(), "eightcount-plants-"));
    const file = (name: string) => path.join(folder, name);
    writeFileSync(file("table.json"), JSON.stringify(table()));
    writeFileSync(file("planted.log"), "");
    const { [FOLDER_KEY]: _, ...outer } = process.env;
    const keeper = spawn(process.execPath, [KEEPER], {
      cwd: checkout,
      env: {
        ...outer,
        NODE_OPTIONS: `${outer.NODE_OPTIONS ?? ""} --require ${HOOK}`,
        EIGHTCOUNT_PLANTS: file("table.json"),
        EIGHTCOUNT_PLANTED: file("planted.log"),
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const ended = once(keeper, "exit").then(() => {
      throw new Error("the planted stack did not start");
    });
    const [running] = (await Promise.race([once(keeper, "message"), ended])) as [string];
    ended.catch(() => undefined);
    return new PlantedStack({ [FOLDER_KEY]: running }, keeper, folder);
  }

  /** Files that were changed in at least one process. */
  planted(): ReadonlySet<string> {
    return new Set(readFileSync(path.join(this.folder, "planted.log"), "utf8").split("\n"));
  }

  async stop(): Promise<void> {
    const ended = once(this.keeper, "exit");
    this.keeper.kill("SIGTERM");
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
