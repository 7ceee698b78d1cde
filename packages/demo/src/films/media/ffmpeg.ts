import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import path from "node:path";

/** `message` contains ffmpeg's last line. */
export class FfmpegError extends Error {
  constructor(
    message: string,
    readonly isDiskFull: boolean,
  ) {
    super(message);
  }
}

export const isDiskFullCode = (code: string | undefined): boolean =>
  code === "ENOSPC" || code === "EDQUOT";

function packaged(): string | undefined {
  const name = `@ffmpeg-binary/${process.platform}-${process.arch}/package.json`;
  try {
    return path.join(path.dirname(require.resolve(name)), "ffmpeg");
  } catch {
    return undefined;
  }
}

const PATIENCE_MS = 20_000;

/** Some builds lack the H.264 encoder. */
function encodes(file: string): boolean {
  const options = { encoding: "utf8", timeout: PATIENCE_MS } as const;
  const { status, stdout } = spawnSync(file, ["-hide_banner", "-encoders"], options);
  return status === 0 && stdout.includes("libx264");
}

/** Tries FFMPEG_PATH, the PATH, and the npm package. Undefined if none can encode. */
export function findFfmpeg(env: NodeJS.ProcessEnv): string | undefined {
  const known = [env.FFMPEG_PATH, "ffmpeg", packaged()];
  return known.find((file) => file !== undefined && encodes(file));
}

export class Ffmpeg {
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  private words = "";

  constructor(file: string, args: readonly string[]) {
    const quiet = ["-hide_banner", "-loglevel", "error", "-y"];
    this.child = spawn(file, [...quiet, ...args], { stdio: ["pipe", "ignore", "pipe"] });
    // ffmpeg closes its input when it fails. Its exit code is reported instead of the broken pipe.
    this.child.stdin?.on("error", () => {});
    this.child.stderr?.on("data", (chunk: Buffer) => {
      this.words = (this.words + chunk.toString()).slice(-4000);
    });
    this.ended = new Promise((resolve, reject) => {
      this.child.once("error", (error) => reject(new FfmpegError(error.message, false)));
      this.child.once("close", (code) => (code === 0 ? resolve() : reject(this.failure(code))));
    });
    this.ended.catch(() => {});
  }

  /** Waits while ffmpeg is behind. Copies the buffer, so that the caller can reuse it. */
  async write(bytes: Buffer): Promise<void> {
    const { stdin } = this.child;
    if (!stdin || stdin.destroyed) return this.ended;
    if (stdin.write(Buffer.from(bytes))) return;
    await Promise.race([new Promise((resolve) => stdin.once("drain", resolve)), this.ended]);
  }

  async finish(): Promise<void> {
    this.child.stdin?.end();
    await this.ended;
  }

  private failure(code: number | null): FfmpegError {
    const isDiskFull = /no space left|quota exceeded/i.test(this.words);
    const last = this.words.trim().split("\n").at(-1) ?? "";
    return new FfmpegError(`ffmpeg ended with ${code}: ${last}`, isDiskFull);
  }
}

export async function runFfmpeg(file: string, args: readonly string[]): Promise<void> {
  await new Ffmpeg(file, args).finish();
}
