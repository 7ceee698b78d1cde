import { seededRandom } from "@eightcount/service-kit/clock/seeded-random";

/** Seeded random choices. The same seed and name produce the same attacks. */
export class SeededRandom {
  readonly #next: () => number;

  constructor(seed: number, name: string) {
    const salt = [...name].reduce(
      (sum, char) => Math.imul(sum, 31) + (char.codePointAt(0) ?? 0),
      7,
    );
    this.#next = seededRandom(seed ^ salt);
  }

  /** Returns an integer from 0 to `end - 1`. */
  below(end: number): number {
    return Math.floor(this.#next() * end);
  }

  chance(share: number): boolean {
    return this.#next() < share;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error("nothing to pick from");
    return list[this.below(list.length)] as T;
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.below(16).toString(16)).join("");
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)));
  }
}
