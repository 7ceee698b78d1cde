import { NEW_WINDOW_DAYS, releasedWithinStart } from "@eightcount/rules/catalogue/release-dates";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Page } from "@eightcount/service-kit/relay/connection";
import type { DanceClass } from "../dance-classes/dance-class";
import type { DanceClassService } from "../dance-classes/dance-class.service";
import { type ClassFilter, everyClass } from "../dance-classes/filter/class-filter";
import type { ClassListReadModel } from "../dance-classes/lists/list.read-model";
import type { PageRequest } from "../dance-classes/lists/page";
import type { Style } from "../styles/style";
import type { StyleService } from "../styles/style.service";
import {
  loosenedFilters,
  NEW_AND_TRENDING,
  ONBOARDING_RESULTS,
  type Preferences,
  preferenceFilter,
  recommendStyles,
} from "./recommendation.rules";

export interface RecommendationSources {
  readonly lists: ClassListReadModel;
  readonly classes: DanceClassService;
  readonly styles: StyleService;
  readonly clock: Clock;
}

/** Classes and styles chosen by somebody's answers. */
export class RecommendationService {
  constructor(private readonly from: RecommendationSources) {}

  /**
   * Three classes for the answers, most viewed first; where too few fit, less is asked of the rest.
   * All lists are read at the same time, so that a small catalogue is as fast as a full one.
   */
  async forOnboarding(preferences: Preferences): Promise<readonly DanceClass[]> {
    const filters = [...loosenedFilters(preferences), everyClass];
    return this.#popular(filters, ONBOARDING_RESULTS);
  }

  /** New classes, filled up with those danced most; each part most viewed first. */
  async newAndTrending(): Promise<readonly DanceClass[]> {
    const releasedAfter = releasedWithinStart(NEW_WINDOW_DAYS, this.from.clock());
    return this.#popular([{ ...everyClass, releasedAfter }, everyClass], NEW_AND_TRENDING);
  }

  // An earlier list may hold up to one class less than are needed, all of them in the next one too.
  async #popular(filters: readonly ClassFilter[], count: number): Promise<readonly DanceClass[]> {
    const ask = { order: "MOST_POPULAR", after: null, now: this.from.clock() } as const;
    const lists = await Promise.all(
      filters.map((filter) => this.from.lists.list({ ...ask, filter, limit: 2 * count - 1 })),
    );
    const byId = new Map(lists.flat().map((danceClass) => [danceClass.id, danceClass]));
    return [...byId.values()].slice(0, count);
  }

  /** A member's three classes of the questionnaire; none when it was never answered. */
  async firstClasses(preferences: Preferences | null): Promise<readonly DanceClass[]> {
    return preferences === null ? [] : this.forOnboarding(preferences);
  }

  /** Most viewed first. Without preferences every class is recommended. */
  forMember(preferences: Preferences | null, page: PageRequest): Promise<Page<DanceClass>> {
    const filter = preferences === null ? everyClass : preferenceFilter(preferences);
    return this.from.classes.list({ ...page, filter, order: "MOST_POPULAR" });
  }

  async styles(preferences: Preferences | null, first: number): Promise<readonly Style[]> {
    return recommendStyles(await this.from.styles.list(), preferences?.styleIds ?? [], first);
  }
}
