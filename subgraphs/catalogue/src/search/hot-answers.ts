import type { Clock } from "@eightcount/service-kit/clock/clock";

interface HotAnswersOptions {
  readonly clock: Clock;
  /** How long an answer is given again, milliseconds. */
  readonly forMs: number;
  /** How many answers are kept; the oldest goes first. */
  readonly most: number;
}

interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  readonly until: number;
}

/** Answers many ask for at once: found once, given to all for a short while. Failures are not kept. */
export class HotAnswers<Answer> {
  readonly #kept = new Map<string, Kept<Answer>>();

  constructor(private readonly options: HotAnswersOptions) {}

  answer(question: string, find: () => Promise<Answer>): Promise<Answer> {
    const now = this.options.clock().getTime();
    const known = this.#kept.get(question);
    if (known && now < known.until) return known.answer;
    const kept = { answer: find(), until: now + this.options.forMs };
    this.#keep(question, kept);
    kept.answer.catch(() => {
      if (this.#kept.get(question) === kept) this.#kept.delete(question);
    });
    return kept.answer;
  }

  #keep(question: string, kept: Kept<Answer>): void {
    this.#kept.delete(question);
    this.#kept.set(question, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.options.most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
