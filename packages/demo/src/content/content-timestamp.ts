import type { ContentFilm } from "./content-film";
import type { FilmPlan, PlannedSection } from "./film-plan";
import { sectionRules } from "./film-section";

/** A row of the table of contents. An empty title marks a section heading. */
export interface ContentTimestamp {
  /** Whole seconds from the start of the stream. */
  readonly seconds: number;
  /** `mm:ss` or `h:mm:ss`. */
  readonly time: string;
  readonly title: string;
  readonly sectionHeading: string;
}

const MANY_PASSES = 6;

export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const pad = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return `${hours > 0 ? `${hours}:` : ""}${pad(minutes)}:${pad(whole % 60)}`;
}

function rowsOf(section: PlannedSection, film: ContentFilm): readonly ContentTimestamp[] {
  const rule = sectionRules[section.name];
  const row = (at: number, title: string): ContentTimestamp => {
    // Rounded up, because a jump must not land on the last frame of the previous entry.
    const seconds = Math.max(0, Math.ceil(at - 1e-6));
    return { seconds, time: clockOf(seconds), title, sectionHeading: rule.heading };
  };
  const [, ...danced] = section.entries;
  const first = danced.findIndex((entry) => entry.phrase === rule.pass[0]);
  const startOf = (place: number) => danced[first + place]?.startSeconds ?? section.startSeconds;
  const middle = Math.ceil(section.passes / 2) * rule.pass.length;
  return [
    row(section.startSeconds, ""),
    ...rule.entries(film).map(([place, title]) => row(startOf(place), title)),
    ...(section.passes >= MANY_PASSES ? [row(startOf(middle), rule.later)] : []),
  ];
}

export function timestampsOf(plan: FilmPlan, film: ContentFilm): readonly ContentTimestamp[] {
  return plan.sections.flatMap((section) => rowsOf(section, film));
}
