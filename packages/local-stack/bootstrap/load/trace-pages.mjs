import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** The product sends its spans every five seconds. */
const TRIES_AFTER_MS = [6_000, 4_000, 5_000];
const STYLE = "/sandbox/assets/style.css";

async function textAt(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  return response.ok ? response.text() : null;
}

/**
 * Copies the pages of slow traces while the run goes on. The sandbox holds the latest thousand
 * traces only, and a stack that was started for the run ends with it.
 */
export class TracePages {
  #sandbox;
  #isWanted;
  #pages = new Map();
  #copying = [];

  /** `isWanted` says whether a request is still among the slowest. */
  constructor(sandbox, isWanted) {
    this.#sandbox = sandbox;
    this.#isWanted = isWanted;
  }

  request(request) {
    if (this.#sandbox && request.isTraced) this.#copying.push(this.#copy(request));
  }

  /** Resolves once every page that is still wanted has been copied, or given up. */
  async settled() {
    await Promise.all(this.#copying);
  }

  /** Writes the page of a request below the folder. Returns its file's name, or null without one. */
  write({ traceId }, folder) {
    const page = this.#pages.get(traceId);
    if (!page) return null;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${traceId}.html`), page);
    return `${traceId}.html`;
  }

  async #copy(request) {
    for (const ms of TRIES_AFTER_MS) {
      await wait(ms);
      if (!this.#isWanted(request)) return;
      // A trace page that cannot be had is no reason to lose the run.
      const page = await this.#read(request.traceId).catch(() => null);
      if (page === null) continue;
      this.#pages.set(request.traceId, page);
      return;
    }
  }

  async #read(traceId) {
    const page = await textAt(`${this.#sandbox}/traces/${traceId}`);
    const style = page && (await textAt(this.#sandbox + STYLE));
    return style && page.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`);
  }
}
