const REPAINT_MS = 120;
const PLAIN_EVERY_MS = 5_000;
const BACKGROUND_EVERY_MS = 20_000;
const ERASE_LINE = "\r\u001b[2K";

const seconds = (sinceMs) => `${((Date.now() - sinceMs) / 1_000).toFixed(1)} s`;

/** A terminal gets one live line per step, other outputs at most one line every five seconds. */
export class Progress {
  #total;
  #number = 0;
  #current = null;
  #background = "";
  #backgroundAt = 0;
  #out;

  constructor(total, out = process.stdout) {
    this.#total = total;
    this.#out = out;
  }

  async step(title, work) {
    this.begin(title);
    const result = await work((text) => this.live(text));
    this.finish(typeof result === "string" ? result : "");
  }

  begin(title) {
    this.#number += 1;
    this.#background = "";
    this.#current = { title, startedAt: Date.now(), detail: "", shown: "", shownAt: Date.now() };
    const every = this.#out.isTTY ? REPAINT_MS : PLAIN_EVERY_MS;
    this.#current.timer = setInterval(() => this.#show(), every);
    if (this.#out.isTTY) this.#show();
    else this.#out.write(`${this.#label()} …\n`);
  }

  /** Between steps, shows background work. An empty string clears the line. */
  live(detail) {
    if (this.#current) this.#current.detail = detail;
    else this.#showBackground(detail);
  }

  finish(result = "") {
    if (!this.#current) return;
    const { startedAt, timer } = this.#current;
    clearInterval(timer);
    const ended = [this.#label(), result && `– ${result}`, `(${seconds(startedAt)})`];
    this.#out.write(`${this.#eraser()}${ended.filter(Boolean).join(" ")}\n`);
    this.#current = null;
  }

  print(text) {
    this.#out.write(`${this.#eraser()}${text}\n`);
    if (this.#out.isTTY) this.#show();
    if (this.#out.isTTY && !this.#current) this.#out.write(this.#background);
  }

  /** Keeps the live line visible, so that an error message can follow. */
  abandon(word = "failed") {
    if (!this.#current) return;
    clearInterval(this.#current.timer);
    this.#out.write(`${this.#eraser()}${this.#label()} – ${word}\n`);
    this.#current = null;
  }

  #showBackground(text) {
    this.#background = text.slice(0, (this.#out.columns || 80) - 1);
    const isEarly = Date.now() - this.#backgroundAt < BACKGROUND_EVERY_MS;
    if (!this.#out.isTTY && (isEarly || text === "")) return;
    this.#backgroundAt = Date.now();
    this.#out.write(this.#out.isTTY ? `${ERASE_LINE}${this.#background}` : `${text}\n`);
  }

  #label() {
    return `[${this.#number}/${this.#total}] ${this.#current.title}`;
  }

  #eraser() {
    return this.#out.isTTY ? ERASE_LINE : "";
  }

  #show() {
    if (!this.#current) return;
    const { startedAt, detail } = this.#current;
    const line = `${this.#label()} … ${detail} (${seconds(startedAt)})`;
    if (this.#out.isTTY) {
      this.#out.write(`${ERASE_LINE}${line.slice(0, (this.#out.columns || 80) - 1)}`);
    } else {
      this.#out.write(`      ${detail || "still working"} (${seconds(startedAt)})\n`);
    }
  }
}
