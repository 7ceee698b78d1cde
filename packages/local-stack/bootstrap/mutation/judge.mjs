import { runTests, typeErrorOf } from "./run-tests.mjs";

/** Nearest first. Most mutants are caught by the first few files. */
const BATCHES = [4, 10, 16, 60];

export const STATUS = {
  caught: "Killed",
  late: "Timeout",
  invalid: "CompileError",
  survived: "Survived",
  untested: "NoCoverage",
};

export class Judge {
  #sandbox;
  #related;
  #env;
  /** Whether each test file that once failed passes without a mutant. */
  #steady = new Map();

  constructor({ sandbox, related, env }) {
    this.#sandbox = sandbox;
    this.#related = related;
    this.#env = env;
  }

  async judge(mutant) {
    const begin = Date.now();
    try {
      this.#sandbox.plant(mutant);
      const verdict = await this.#verdict(mutant);
      return { ...verdict, seconds: Math.round((Date.now() - begin) / 1_000) };
    } finally {
      this.#sandbox.restore(mutant);
    }
  }

  async #verdict(mutant) {
    const error = await typeErrorOf(mutant.file, this.#sandbox.folder);
    if (error) return { status: STATUS.invalid, reason: error };
    const tests = this.#related.of(mutant.file);
    if (tests.length === 0) return { status: STATUS.untested };
    for (let from = 0, batch = 0; batch < BATCHES.length; from += BATCHES[batch], batch += 1) {
      const files = tests.slice(from, from + BATCHES[batch]);
      const verdict = await this.#tryOn(mutant, files);
      if (verdict) return verdict;
    }
    return { status: STATUS.survived, tests: Math.min(tests.length, sum(BATCHES)) };
  }

  /** A failure counts only if the same file passes without the mutant. */
  async #tryOn(mutant, files) {
    let rest = files.filter((file) => this.#steady.get(file) !== false);
    while (rest.length > 0) {
      const { isLate, failed } = await this.#run(rest);
      if (isLate) return (await this.#isOnTime(mutant, rest)) ? { status: STATUS.late } : null;
      if (!failed) return null;
      if (await this.#isSteady(mutant, failed.file)) return { status: STATUS.caught, by: failed };
      rest = rest.filter((file) => file !== failed.file);
    }
    return null;
  }

  async #isSteady(mutant, file) {
    if (!this.#steady.has(file)) {
      const { isLate, failed } = await this.#withoutMutant(mutant, [file]);
      this.#steady.set(file, !isLate && !failed);
    }
    return this.#steady.get(file);
  }

  async #isOnTime(mutant, files) {
    const { isLate } = await this.#withoutMutant(mutant, files);
    return !isLate;
  }

  async #withoutMutant(mutant, files) {
    this.#sandbox.restore(mutant);
    try {
      let control = await this.#run(files);
      // Something else on the machine may have ended Jest.
      if (control.crash) control = await this.#run(files);
      if (control.crash) throw new Error(`Jest cannot run in the copy:\n${control.crash}`);
      return control;
    } finally {
      this.#sandbox.plant(mutant);
    }
  }

  #run(files) {
    return runTests(files, { folder: this.#sandbox.folder, env: this.#env });
  }

  get unsteady() {
    return [...this.#steady].filter(([, isSteady]) => !isSteady).map(([file]) => file);
  }
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
