import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { filmById } from "../../content/content-film";
import type { FilmTask } from "./film-task";
import { RenderError, TaskPool, workerFile } from "./task-pool";

const task = (folder: string): FilmTask => ({
  kind: "audio",
  film: filmById("jazz-1"),
  folder,
  ffmpeg: "",
});

/** A thread that echoes the folder, fails on "bad" and dies on "dead". */
const echo = `
  const { parentPort } = require("node:worker_threads");
  parentPort.on("message", ({ folder }) => {
    if (folder === "dead") process.exit(1);
    if (folder === "last") setTimeout(() => process.exit(1), 20);
    if (folder === "bad") return parentPort.postMessage({ failed: "no", isDiskFull: true });
    setTimeout(() => parentPort.postMessage({ result: { kind: "audio", track: folder } }), 5);
  });`;

const pools: TaskPool[] = [];
const poolOf = (size: number, opened: Worker[] = []): TaskPool => {
  const pool = new TaskPool(size, () => {
    const worker = new Worker(echo, { eval: true });
    opened.push(worker);
    return worker;
  });
  pools.push(pool);
  return pool;
};

describe("the pool of renderers", () => {
  afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

  it("does every task on no more threads than it may", async () => {
    const opened: Worker[] = [];
    const pool = poolOf(2, opened);
    const names = ["a", "b", "c", "d", "e"];
    const results = await Promise.all(names.map((name) => pool.run(task(name))));
    expect(results).toEqual(names.map((name) => ({ kind: "audio", track: name })));
    expect(opened).toHaveLength(2);
  });

  it("passes failures on and goes on working", async () => {
    const pool = poolOf(1);
    const failed = await pool.run(task("bad")).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(RenderError);
    expect(failed).toMatchObject({ message: "no", isDiskFull: true });
    await expect(pool.run(task("a"))).resolves.toMatchObject({ track: "a" });
  });

  it("replaces a thread that died", async () => {
    const pool = poolOf(1);
    await expect(pool.run(task("dead"))).rejects.toThrow("the renderer stopped");
    await expect(pool.run(task("a"))).resolves.toMatchObject({ track: "a" });
  });

  it("does not wait for a thread that died between two tasks", async () => {
    const opened: Worker[] = [];
    const pool = poolOf(1, opened);
    const answered = pool.run(task("last"));
    // On a busy machine its answer and its end arrive at the same time.
    const ended = new Promise((resolve) => opened[0]?.once("exit", resolve));
    await Promise.all([answered, ended]);
    await expect(pool.run(task("a"))).resolves.toMatchObject({ track: "a" });
    expect(opened).toHaveLength(2);
  });

  it("gives up waiting tasks when it is closed", async () => {
    const pool = poolOf(1);
    const running = [pool.run(task("a")), pool.run(task("b"))];
    const settled = Promise.allSettled(running);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});

describe("the renderer's file", () => {
  it("is beside the compiled pool, and in dist when asked from the sources", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "eightcount-pool-"));
    writeFileSync(path.join(folder, "film-worker.js"), "");
    expect(workerFile(folder)).toBe(path.join(folder, "film-worker.js"));
    rmSync(folder, { recursive: true });
    const file = workerFile();
    expect(file).toBe(path.resolve(__dirname, "../../../dist/films/render/film-worker.js"));
    expect(existsSync(path.resolve(__dirname, "film-worker.ts"))).toBe(true);
  });
});
