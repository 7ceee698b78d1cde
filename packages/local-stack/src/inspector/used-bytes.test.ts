import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { anyFreePort } from "../ports/free-port";
import { usedBytes } from "./used-bytes";
import { withInspector } from "./with-inspector";

const MEGABYTE = 1_048_576;
const KEPT = 60 * MEGABYTE;
/** Keeps one buffer and forgets as much again. */
const PROGRAM = `
  globalThis.kept = Buffer.alloc(${KEPT}, 1);
  Buffer.alloc(${KEPT}, 1);
  setInterval(() => {}, 1000);
  process.stdout.write("ready");`;

describe("memory that a running process uses", () => {
  let program: ChildProcess;
  let port: number;

  beforeAll(async () => {
    port = await anyFreePort();
    program = spawn(process.execPath, [`--inspect-port=${port}`, "--eval", PROGRAM]);
    await once(program.stdout as NodeJS.ReadableStream, "data");
  });
  afterAll(() => program.kill());

  const used = () => withInspector(program.pid ?? 0, usedBytes, port);

  it("counts what the process keeps, but no garbage", async () => {
    const bytes = await used();
    expect(bytes).toBeGreaterThan(KEPT);
    expect(bytes).toBeLessThan(2 * KEPT);
  });

  it("can be read again, and after work that failed", async () => {
    const failing = withInspector(program.pid ?? 0, (inspector) => inspector.call("No.such"), port);
    await expect(failing).rejects.toThrow("'No.such' wasn't found");
    expect(await used()).toBeGreaterThan(KEPT);
    expect(program.exitCode).toBeNull();
  });

  it("is refused once the process has ended", async () => {
    const ended = withInspector(
      program.pid ?? 0,
      async (inspector) => {
        program.kill("SIGKILL");
        await once(program, "exit");
        await sleep(100);
        return usedBytes(inspector);
      },
      port,
    );
    await expect(ended).rejects.toThrow("The process ended.");
  });
});
