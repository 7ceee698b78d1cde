import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { evaluate } from "./testing/evaluate.ts";

interface Line {
  readonly place: string;
  readonly share: number;
}

/** Recursive, because the compiler would make a small function part of its caller. */
const BUSY = `
  function dance(steps) { return steps < 2 ? steps : dance(steps - 1) + dance(steps - 2); }
  setInterval(() => dance(30), 10);
  process.stdout.write("ready");`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

const isOpen = (port: number) =>
  fetch(`http://127.0.0.1:${port}/json/list`).then(
    () => true,
    () => false,
  );

describe("a profile of a running process", () => {
  let program: ChildProcess;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    program = spawn(process.execPath, [`--inspect-port=${port}`, "--eval", BUSY]);
    await once(program.stdout as NodeJS.ReadableStream, "data");
  });
  afterAll(() => program.kill());

  it("names the function that takes its time, and leaves the inspector closed", async () => {
    const lines = evaluate<readonly Line[]>(
      "profile/take-profile",
      `await (async () => {
        const { selfTimes } = await import(${JSON.stringify(path.resolve(__dirname, "../packages/local-stack/bootstrap/load/profile/self-times.mjs"))});
        return selfTimes(await subject.profileOf(input.pid, 1, input.port));
      })()`,
      { pid: program.pid, port },
    );
    const dance = lines.find(({ place }) => /^dance\b/.test(place));
    expect(dance?.share).toBeGreaterThan(0.1);
    expect(lines.map(({ place }) => place)).not.toContain("(idle)");
    expect(await isOpen(port)).toBe(false);
    expect(program.exitCode).toBeNull();
  });

  it("is refused if another process has the inspector's port", async () => {
    const other = spawn(process.execPath, [`--inspect=${port}`, "--eval", BUSY]);
    await once(other.stdout, "data");
    try {
      expect(() =>
        evaluate("profile/take-profile", "await subject.profileOf(input.pid, 1, input.port)", {
          pid: program.pid,
          port,
        }),
      ).toThrow(`Another process has the inspector's port ${port}`);
      expect(other.exitCode).toBeNull();
    } finally {
      other.kill();
    }
  });
});

it("places are named by their file in the checkout", () => {
  const at = (functionName: string, url: string, lineNumber = 4) => ({
    callFrame: { functionName, url, lineNumber },
  });
  const root = path.resolve(__dirname, "..");
  const frames = [
    at("", ""),
    at("flush", `file://${root}/subgraphs/viewing/dist/src/progress/flush.js`),
    at("query", `${root}/node_modules/pg/lib/client.js`),
    at("(idle)", ""),
  ];
  const profile = {
    nodes: frames.map((frame, place) => ({ id: place, ...frame })),
    samples: [0, 1, 2, 1, 3],
    timeDeltas: [10, 20, 10, 20, 40],
  };
  expect(evaluate("profile/self-times", "subject.selfTimes(input)", profile)).toEqual([
    { place: "flush subgraphs/viewing/dist/src/progress/flush.js:5", share: 0.4 },
    { place: "(anonymous)", share: 0.1 },
    { place: "query pg/lib/client.js:5", share: 0.1 },
  ]);
});
