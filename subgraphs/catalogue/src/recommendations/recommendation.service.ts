import { NEW_WINDOW_DAYS, releasedWithinStart } from "@eightcount/rules/catalogue/release-dates";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Page } from "@eightcount/service-kit/relay/connection";
import type { DanceClass } from "../dance-classes/dance-class";
import type { DanceClassService } from "../dance-classes/dance-class.service";
import { type ClassFilter, noFilter } from "../dance-classes/filter/class-filter";
import type { ClassListReadModel } from "../dance-classes/lists/list.read-model";
import type { PageRequest } from "../dance-classes/lists/page";
import type { Style } from "../styles/style";
import type { StyleService } from "../styles/style.service";
import {
  NEW_AND_TRENDING,
  ONBOARDING_RESULTS,
  type Preferences,
  preferenceFilter,
  recommendStyles,
  relaxedFilters,
} from "./recommendation.rules";

export interface RecommendationSources {
  readonly lists: ClassListReadModel;
  readonly classes: DanceClassService;
  readonly styles: StyleService;
  readonly clock: Clock;
}

export class RecommendationService {
  constructor(private readonly from: RecommendationSources) {}

  /** Relaxes the filters if too few classes fit. Reads all lists concurrently. */
  async forOnboarding(preferences: Preferences): Promise<readonly DanceClass[]> {
    const filters = [...relaxedFilters(preferences), noFilter];
    return this.#popular(filters, ONBOARDING_RESULTS);
  }

  async newAndTrending(): Promise<readonly DanceClass[]> {
    const releasedAfter = releasedWithinStart(NEW_WINDOW_DAYS, this.from.clock());
    return this.#popular([{ ...noFilter, releasedAfter }, noFilter], NEW_AND_TRENDING);
  }

  // Up to count - 1 classes of an earlier list may repeat in the next one, hence the limit.
  async #popular(filters: readonly ClassFilter[], count: number): Promise<readonly DanceClass[]> {
    const request = { order: "MOST_POPULAR", after: null, now: this.from.clock() } as const;
    const lists = await Promise.all(
      filters.map((filter) => this.from.lists.list({ ...request, filter, limit: 2 * count - 1 })),
    );
    const byId = new Map(lists.flat().map((danceClass) => [danceClass.id, danceClass]));
    return [...byId.values()].slice(0, count);
  }

  async firstClasses(preferences: Preferences | null): Promise<readonly DanceClass[]> {
    return preferences === null ? [] : this.forOnboarding(preferences);
  }

  /** Most viewed first. Without preferences, every class is recommended. */
  forMember(preferences: Preferences | null, page: PageRequest): Promise<Page<DanceClass>> {
    const filter = preferences === null ? noFilter : preferenceFilter(preferences);
    return this.from.classes.list({ ...page, filter, order: "MOST_POPULAR" });
  }

  async styles(preferences: Preferences | null, first: number): Promise<readonly Style[]> {
    return recommendStyles(await this.from.styles.list(), preferences?.styleIds ?? [], first);
  }
}
