import type { Challenge } from "altcha/lib";

const WORKERS = 2;

/** Solves the proof of work in web workers. */
export async function solveCaptcha(json: string): Promise<string | null> {
  const [{ solveChallengeWorkers }, { default: Pbkdf2Worker }] = await Promise.all([
    import("altcha/lib"),
    import("altcha/workers/pbkdf2?worker"),
  ]);
  const challenge = JSON.parse(json) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: WORKERS,
    createWorker: () => new Pbkdf2Worker(),
  });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
