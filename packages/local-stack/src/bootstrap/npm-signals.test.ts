import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkout } from "../checkout/checkout";

/** Commands that start programs of their own, which must end with them. */
const COMMANDS = ["start", "journeys", "test", "test:full"];
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Stands for the program of such a command, and ends when it is told to. */
const STAND_IN = `
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => { console.log(signal); process.exit(0); });
  }
  setTimeout(() => process.exit(1), 20_000);
  console.log("up");`;

const { scripts } = JSON.parse(readFileSync(path.join(checkout, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "npm-signals-"));
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ scripts }));
  for (const command of COMMANDS) {
    const [, program = ""] = /node (\S+)/.exec(scripts[command] ?? "") ?? [];
    const file = path.join(folder, program);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, STAND_IN);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function startNpm(command: string): { readonly npm: ChildProcess; readonly lines: string[] } {
  const npm = spawn("npm", ["run", command], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const lines: string[] = [];
  npm.stdout.setEncoding("utf8").on("data", (text: string) => lines.push(...text.split("\n")));
  return { npm, lines };
}

it.each(COMMANDS.flatMap((command) => SIGNALS.map((signal) => [signal, command] as const)))(
  "%s to npm alone reaches what npm run %s runs",
  async (signal, command) => {
    const { npm, lines } = startNpm(command);
    while (!lines.includes("up")) await new Promise((resolve) => setTimeout(resolve, 20));
    npm.kill(signal);
    expect(await once(npm, "exit")).toEqual([0, null]);
    expect(lines).toContain(signal);
  },
);
