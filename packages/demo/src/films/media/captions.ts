import type { FilmPlan, PlannedEntry } from "../../content/film-plan";
import { sectionRules } from "../../content/film-section";
import type { Choreography } from "../choreography/choreography";
import { contentOf } from "./segment";

interface Cue {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

export function vttTime(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

const COUNT_INS = [
  "Ready? Five, six, seven, eight!",
  "Again! Five, six, seven, eight!",
  "From the top: five, six, seven, eight!",
];

/** The teacher's words during two moves, without the move's name, which is on screen. */
function danceCues(entry: PlannedEntry, choreography: Choreography): readonly Cue[] {
  const content = contentOf(entry.phrase);
  if (content.kind === "card") return [];
  const half = entry.durationSeconds / 2;
  return [0, 1].map((side) => {
    const move = choreography[content.clip][content.eight * 2 + side];
    const calls = (move?.cue ?? "").replace(/^\w+: /, "");
    const from = entry.startSeconds + side * half;
    const counts = side === 0 ? "One to four" : "Five to eight";
    return { from, to: from + half, words: `${counts}: ${calls}` };
  });
}

function cuesOf(plan: FilmPlan, choreography: Choreography): readonly Cue[] {
  return plan.sections.flatMap((section) => {
    const { heading, subtitle } = sectionRules[section.name];
    let countIns = 0;
    return section.entries.flatMap((entry): readonly Cue[] => {
      const whole = { from: entry.startSeconds, to: entry.startSeconds + entry.durationSeconds };
      if (contentOf(entry.phrase).kind === "card") {
        return [{ ...whole, words: `${heading}. ${subtitle}.` }];
      }
      if (entry.phrase !== "ready") return danceCues(entry, choreography);
      const words = COUNT_INS[Math.min(countIns++, COUNT_INS.length - 1)] ?? "";
      return [{ ...whole, words }];
    });
  });
}

export function captionsOf(plan: FilmPlan, choreography: Choreography): string {
  const cues = cuesOf(plan, choreography).map(
    ({ from, to, words }, i) =>
      `${i + 1}\n${vttTime(from)} --> ${vttTime(to - 0.01)} line:88%\n${words}\n`,
  );
  return `WEBVTT\n\n${cues.join("\n")}`;
}
