import { type Clock, cacheClock } from "@eightcount/service-kit/clock/clock";
import { countLookup } from "@eightcount/service-kit/telemetry/count-lookup";
import { LRUCache } from "lru-cache";
import type { SearchRepository } from "./search.repository";
import { searchText } from "./search.rules";
import { SUGGESTION_CANDIDATES, type Suggestion, suggestionsFor } from "./suggestion.rules";

const CACHE_TTL_MS = 30_000;
const CACHE_SIZE = 2_000;

export class SuggestionService {
  // Many people type the same prefixes.
  readonly #suggestions: LRUCache<string, readonly Suggestion[]>;

  constructor(
    private readonly index: Pick<SearchRepository, "findNamed">,
    private readonly clock: Clock,
  ) {
    this.#suggestions = new LRUCache({
      max: CACHE_SIZE,
      ttl: CACHE_TTL_MS,
      ...cacheClock(clock),
      ignoreFetchAbort: true,
      fetchMethod: (text) => this.#find(text),
    });
  }

  /** Best first, at most half a minute old. */
  async suggest(typed: string): Promise<readonly Suggestion[]> {
    const text = searchText(typed)?.toLowerCase() ?? null;
    if (text === null) return [];
    countLookup("suggestions", this.#suggestions.has(text));
    return this.#suggestions.forceFetch(text);
  }

  async #find(text: string): Promise<readonly Suggestion[]> {
    const limit = SUGGESTION_CANDIDATES;
    return suggestionsFor(text, await this.index.findNamed({ text, limit, now: this.clock() }));
  }
}
