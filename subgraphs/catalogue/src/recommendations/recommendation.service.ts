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

  /** Three classes for the answers; where too few fit, the most viewed of all fill up. */
  async forOnboarding(preferences: Preferences): Promise<readonly DanceClass[]> {
    const ask = { order: "MOST_POPULAR", after: null, now: this.from.clock() } as const;
    const fitting = await this.from.lists.list({
      ...ask,
      filter: preferenceFilter(preferences),
      limit: ONBOARDING_RESULTS,
    });
    if (fitting.length === ONBOARDING_RESULTS) return fitting;
    const popular = await this.from.lists.list({
      ...ask,
      filter: everyClass,
      limit: ONBOARDING_RESULTS + fitting.length,
    });
    const shown = new Set(fitting.map(({ id }) => id));
    return [...fitting, ...popular.filter(({ id }) => !shown.has(id))].slice(0, ONBOARDING_RESULTS);
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
