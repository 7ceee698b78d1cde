import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Ffmpeg, FfmpegError, findFfmpeg, runFfmpeg } from "./ffmpeg";

const folder = mkdtempSync(path.join(tmpdir(), "eightcount-ffmpeg-"));

/** A program that stands in for ffmpeg. */
function program(name: string, script: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe("ffmpeg", () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is taken from FFMPEG_PATH first, when it can encode", () => {
    const working = program("works", "echo ' V....D libx264  H.264'");
    const broken = program("broken", "exit 1");
    const withoutH264 = program("poor", "echo ' V....D mpeg4  MPEG-4'");
    expect(findFfmpeg({ FFMPEG_PATH: working })).toBe(working);
    expect(findFfmpeg({ FFMPEG_PATH: broken })).not.toBe(broken);
    expect(findFfmpeg({ FFMPEG_PATH: withoutH264 })).not.toBe(withoutH264);
    expect(findFfmpeg({ FFMPEG_PATH: "/no/such/file" })).not.toBe("/no/such/file");
  });

  it("gets its whole input", async () => {
    const counting = program("counts", `test "$(wc -c)" -eq 3000000`);
    const ffmpeg = new Ffmpeg(counting, []);
    for (let i = 0; i < 3; i++) await ffmpeg.write(Buffer.alloc(1_000_000));
    await expect(ffmpeg.finish()).resolves.toBeUndefined();
  });

  it("that fails in the middle is an error with its last words, not a broken pipe", async () => {
    const ffmpeg = new Ffmpeg(program("fails", "echo first >&2; echo last words >&2; exit 3"), []);
    const feeding = async () => {
      for (let i = 0; i < 50; i++) await ffmpeg.write(Buffer.alloc(1_000_000));
      await ffmpeg.finish();
    };
    await expect(feeding()).rejects.toThrow("ffmpeg ended with 3: last words");
  });

  it("tells a full disk from other failures", async () => {
    const full = program("full", "echo 'av_interleaved: No space left on device' >&2; exit 1");
    const error = await runFfmpeg(full, []).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(FfmpegError);
    expect(error).toMatchObject({ isDiskFull: true });
  });
});
