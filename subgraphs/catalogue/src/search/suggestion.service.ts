import type { Clock } from "@eightcount/service-kit/clock/clock";
import { HotAnswers } from "./hot-answers";
import type { SearchRepository } from "./search.repository";
import { searchText } from "./search.rules";
import { SUGGESTION_CANDIDATES, type Suggestion, suggestionsFor } from "./suggestion.rules";

const REMEMBERED_MS = 30_000;
const REMEMBERED_TEXTS = 2_000;

/** What a person may mean while they type; public, and the same for everyone. */
export class SuggestionService {
  readonly #hot: HotAnswers<readonly Suggestion[]>;

  constructor(
    private readonly index: SearchRepository,
    private readonly clock: Clock,
  ) {
    this.#hot = new HotAnswers({ clock, forMs: REMEMBERED_MS, most: REMEMBERED_TEXTS });
  }

  /** A few lines, best first. Many people type the same beginnings: answers are kept half a minute. */
  async suggest(typed: string): Promise<readonly Suggestion[]> {
    const text = searchText(typed)?.toLowerCase() ?? null;
    return text === null ? [] : this.#hot.answer(text, () => this.#ask(text));
  }

  async #ask(text: string): Promise<readonly Suggestion[]> {
    const limit = SUGGESTION_CANDIDATES;
    return suggestionsFor(text, await this.index.tell({ text, limit, now: this.clock() }));
  }
}
