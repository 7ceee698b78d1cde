import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Page } from "@eightcount/service-kit/relay/connection";
import { everyClass } from "../classes/class-filter";
import type { ClassListReadModel } from "../classes/class-list.read-model";
import type { PageRequest } from "../classes/class-page";
import type { DanceClass } from "../classes/dance-class";
import type { DanceClassService } from "../classes/dance-class.service";
import type { Style } from "../styles/style";
import type { StyleService } from "../styles/style.service";
import {
  loosenedFilters,
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

  /** Three classes for the answers, most viewed first; where too few fit, less and less is asked. */
  async forOnboarding(preferences: Preferences): Promise<readonly DanceClass[]> {
    const now = this.from.clock();
    let found: readonly DanceClass[] = [];
    for (const filter of [...loosenedFilters(preferences), everyClass]) {
      const limit = ONBOARDING_RESULTS + found.length;
      const ask = { order: "MOST_POPULAR", after: null, now, filter, limit } as const;
      const more = await this.from.lists.list(ask);
      const known = new Set(found.map(({ id }) => id));
      found = [...found, ...more.filter(({ id }) => !known.has(id))].slice(0, ONBOARDING_RESULTS);
      if (found.length === ONBOARDING_RESULTS) break;
    }
    return found;
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
