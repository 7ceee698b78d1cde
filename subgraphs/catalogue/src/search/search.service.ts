import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { SearchKind, SearchRepository } from "./search.repository";
import { searchLimit, searchTerms } from "./search.rules";

/** Row ids found, per kind, best first. */
export type SearchAnswer = Readonly<Record<SearchKind, readonly string[]>>;

const nothing: SearchAnswer = { style: [], instructor: [], playlist: [], class: [] };

/** Search over everything that may be seen; public. */
export class SearchService {
  constructor(
    private readonly index: SearchRepository,
    private readonly clock: Clock,
  ) {}

  async search(text: string, first: number): Promise<SearchAnswer> {
    const terms = searchTerms(text);
    if (terms === null) return nothing;
    const hits = await this.index.find({ terms, limit: searchLimit(first), now: this.clock() });
    const idsOf = (kind: SearchKind) =>
      hits.filter((hit) => hit.kind === kind).map((hit) => hit.id);
    return {
      style: idsOf("style"),
      instructor: idsOf("instructor"),
      playlist: idsOf("playlist"),
      class: idsOf("class"),
    };
  }
}
