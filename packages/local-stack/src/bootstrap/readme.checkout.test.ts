import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { checkout } from "../checkout/checkout";
import { FreshClone, interrupt, type RunningCommand } from "../testing/fresh-clone";

const WITHIN_MS = 30 * 60_000;
/** The member's first minutes, as `helm test` tells them. */
const STORY = "helm/eightcount/files/story/story.mjs";

let clone: FreshClone;
beforeAll(() => {
  clone = new FreshClone();
});
afterAll(() => clone?.remove());

/** Resolves with what the command has printed once it matches. */
async function printed(command: RunningCommand, pattern: RegExp): Promise<RegExpExecArray> {
  let isOver = false;
  void command.ended.then(() => {
    isOver = true;
  });
  for (;;) {
    const found = pattern.exec(command.output());
    if (found) return found;
    if (isOver) throw new Error(`it ended before it printed ${pattern}:\n${command.output()}`);
    await sleep(200);
  }
}

describe("on a new machine, which has Node and a clone", () => {
  it(
    "ENG-05 the README's first command serves the product, in which a member can dance",
    async () => {
      const [start = ""] = clone.commands();
      expect(start).toBe("npm start");
      expect(existsSync(path.join(clone.root, "node_modules"))).toBe(false);
      const running = clone.run(start);
      try {
        const [, site = ""] = await printed(running, /^ {2}Open +(http\S+)$/m);
        await printed(running, /Press Ctrl-C to stop everything\./);
        const page = await fetch(`${site}/public/catalog`);
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<script")]);
        const env = {
          ...process.env,
          GRAPH_URL: `${site}/graphql`,
          OPERATIONS: path.join(clone.root, "client/persisted-operations.json"),
          MEMBER_EMAIL: "active-yearly@eightcount.test",
          MEMBER_PASSWORD: "Dance123!",
          SEARCH: "hip hop",
        };
        const story = path.join(clone.root, STORY);
        const { stdout } = await promisify(execFile)(process.execPath, [story], { env });
        expect(stdout).toMatch(/^signed in\nfound class \S+\nrecorded (\d+) s\nresumes at \1 s\n$/);
      } finally {
        await interrupt(running);
      }
    },
    WITHIN_MS,
  );

  it(
    "ENG-06 the README's second command passes tests with a database, Redis, and a browser",
    async () => {
      const [, test = ""] = clone.commands();
      expect(test).toBe("npm test");
      const some = "viewing/src/scrape|components/LoadMore|client/journeys/search";
      const projects = "--selectProjects server client journeys";
      const running = clone.run(`${test} -- ${projects} --testPathPatterns '${some}'`);
      const code = await running.ended;
      expect([code, running.output()]).toEqual([0, expect.stringContaining("PASS server")]);
      expect(running.output()).toMatch(/^PASS client/m);
      expect(running.output()).toMatch(/^PASS journeys/m);
    },
    WITHIN_MS,
  );

  it("ENG-06 the same command runs in a clean clone for every change, and all tests every night", () => {
    const read = (file: string) => readFileSync(path.join(checkout, file), "utf8");
    expect(read(".ci/run").trim().split("\n").at(-1)).toBe(`exec ${clone.commands()[1]}`);
    expect(read(".github/workflows/ci.yml")).toMatch(/^\s+- run: \.\/\.ci\/run$/m);
    expect(read(".ci/run")).toMatch(/= full \]; then\n {2}exec npm run test:full\nfi\n/);
    expect(read(".github/workflows/nightly.yml")).toMatch(/^\s+- run: \.\/\.ci\/run full$/m);
  });
});
