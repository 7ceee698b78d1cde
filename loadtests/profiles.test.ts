import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { evaluate } from "./testing/evaluate.ts";

interface Times {
  readonly functions: readonly { readonly name: string; readonly share: number }[];
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
    const { functions } = evaluate<Times>(
      "profile/take-profile",
      `await (async () => {
        const { selfTimes } = await import(${JSON.stringify(path.resolve(__dirname, "../packages/local-stack/bootstrap/load/profile/self-times.mjs"))});
        return selfTimes(await subject.profileOf(input.pid, 1, input.port));
      })()`,
      { pid: program.pid, port },
    );
    const dance = functions.find(({ name }) => /^dance\b/.test(name));
    expect(dance?.share).toBeGreaterThan(0.1);
    expect(functions.map(({ name }) => name)).not.toContain("(idle)");
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

it("own times are shares of the busy time, by package and by function", () => {
  const at = (functionName: string, url: string) => ({
    callFrame: { functionName, url, lineNumber: 4 },
  });
  const root = path.resolve(__dirname, "..");
  const frames = [
    at("(garbage collector)", ""),
    at("flush", `file://${root}/subgraphs/viewing/dist/src/progress/flush.js`),
    at("", `${root}/node_modules/@apollo/gateway/dist/index.js`),
    at("emit", "node:events"),
    at("(idle)", ""),
  ];
  const profile = {
    nodes: frames.map((frame, id) => ({ id, ...frame })),
    samples: [0, 1, 2, 1, 3, 4],
    timeDeltas: [20, 20, 15, 40, 5, 900],
  };
  expect(evaluate("profile/self-times", "subject.selfTimes(input)", profile)).toEqual({
    packages: [
      { name: "subgraphs/viewing", share: 0.6 },
      { name: "(garbage collector)", share: 0.2 },
      { name: "@apollo/gateway", share: 0.15 },
      { name: "node", share: 0.05 },
    ],
    functions: [
      { name: "flush subgraphs/viewing/dist/src/progress/flush.js:5", share: 0.6 },
      { name: "(garbage collector)", share: 0.2 },
      { name: "(anonymous) @apollo/gateway/dist/index.js:5", share: 0.15 },
      { name: "emit node:events:5", share: 0.05 },
    ],
  });
});
