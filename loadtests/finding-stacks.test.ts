import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { evaluate } from "./testing/evaluate.ts";

const RUN = { site: "http://localhost:4000", ports: { sandbox: 4020 } };

const sandboxOf = (run: object | null, site: string) =>
  evaluate<string>("run-record", "subject.sandboxOf(input.run, input.site)", { run, site });

it("the sandbox of a stack on this machine is found by what the stack notes", () => {
  expect(sandboxOf(RUN, "http://127.0.0.1:4000")).toBe("http://127.0.0.1:4020");
});

it("a stack elsewhere, or one that is starting, has no sandbox that is known", () => {
  expect(sandboxOf(RUN, "http://localhost:4100")).toBe("");
  expect(sandboxOf({ ...RUN, site: "" }, "http://localhost:4000")).toBe("");
  expect(sandboxOf(null, "http://localhost:4000")).toBe("");
  expect(evaluate("run-record", "subject.readRun('.cache/no-such-folder')")).toBeNull();
});

it("only a site of this machine has processes that can be read", () => {
  const isHere = (site: string) => evaluate<boolean>("run-record", "subject.isHere(input)", site);
  expect(isHere("http://localhost:4000")).toBe(true);
  expect(isHere("http://[::1]:4000")).toBe(true);
  expect(isHere("https://staging.example")).toBe(false);
});

describe("the stack at a site", () => {
  const base = mkdtempSync(path.join(os.tmpdir(), "load-stacks-"));
  afterAll(() => rmSync(base, { recursive: true }));
  /** More than Linux gives to a process. */
  const GONE = 2 ** 30;

  function aStack(name: string, site: string, pid: number): string {
    const folder = path.join(base, name);
    mkdirSync(path.join(folder, "run"), { recursive: true });
    const record = { site, ports: {}, supervisor: { pid }, children: [] };
    writeFileSync(path.join(folder, "run/processes.json"), JSON.stringify(record));
    return folder;
  }

  const own = aStack("own", "http://localhost:4000", process.pid);
  const killed = aStack("killed", "http://localhost:4100", GONE);
  const folderAt = (site: string) =>
    evaluate<string | null>("run-record", "subject.folderOfStackAt(input.site, input.folders)", {
      ...{ site, folders: [path.join(base, "none"), killed, own] },
    });

  it("is this checkout's if one of its data folders has the record", () => {
    expect(folderAt("http://127.0.0.1:4000")).toBe(own);
  });

  it("is another one at another port or machine, or if the record is of a killed stack", () => {
    expect(folderAt("http://localhost:4001")).toBeNull();
    expect(folderAt("https://staging.example:4000")).toBeNull();
    expect(folderAt("http://localhost:4100")).toBeNull();
  });
});
