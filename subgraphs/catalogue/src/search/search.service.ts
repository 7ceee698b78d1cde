import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { SearchRepository } from "./search.repository";
import { type SearchKind, searchLimit, searchText } from "./search.rules";

export type FoundIds = Readonly<Record<SearchKind, readonly string[]>>;

const nothing: FoundIds = { style: [], instructor: [], playlist: [], class: [] };

export class SearchService {
  constructor(
    private readonly index: SearchRepository,
    private readonly clock: Clock,
  ) {}

  async search(typed: string, first: number): Promise<FoundIds> {
    const text = searchText(typed);
    if (text === null) return nothing;
    const limit = searchLimit(first);
    const hits = await this.index.find({ text, limit, now: this.clock() });
    const idsOf = (kind: SearchKind) => [
      ...new Set(hits.filter((hit) => hit.kind === kind).map(({ id }) => id)),
    ];
    return {
      style: idsOf("style").slice(0, limit),
      instructor: idsOf("instructor").slice(0, limit),
      playlist: idsOf("playlist").slice(0, limit),
      class: idsOf("class").slice(0, limit),
    };
  }
}
