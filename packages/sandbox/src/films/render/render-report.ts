import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** How far rendering is. */
export interface RenderProgress {
  readonly filmsReady: number;
  readonly filmsTotal: number;
  readonly classesReady: number;
  readonly classesTotal: number;
}

interface Report extends RenderProgress {
  readonly pid: number;
}

const reportFile = (mediaDir: string): string => path.join(mediaDir, "rendering.json");

/** Tells other processes that this one is rendering, and how far it is. */
export function writeReport(mediaDir: string, progress: RenderProgress): void {
  const file = reportFile(mediaDir);
  const report: Report = { pid: process.pid, ...progress };
  writeFileSync(`${file}.draft`, JSON.stringify(report));
  renameSync(`${file}.draft`, file);
}

/** Tells other processes that nobody renders any more. */
export function removeReport(mediaDir: string): void {
  rmSync(reportFile(mediaDir), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** How far a running render is; undefined when none runs, also when it was killed. */
export function readReport(mediaDir: string): RenderProgress | undefined {
  try {
    const report = JSON.parse(readFileSync(reportFile(mediaDir), "utf8")) as Report;
    return isAlive(report.pid) ? report : undefined;
  } catch {
    return undefined;
  }
}
