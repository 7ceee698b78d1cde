import { events } from "../symptoms/events.ts";
import { playback } from "../symptoms/playback.ts";
import { processes } from "../symptoms/processes.ts";
import { progress } from "../symptoms/progress.ts";
import { providers } from "../symptoms/providers.ts";
import { security } from "../symptoms/security.ts";
import { stores } from "../symptoms/stores.ts";
import { objectiveGroups } from "./burn-rates.ts";
import { type Alert, isAlert, type RuleGroup } from "./rule.ts";
import type { Scale } from "./scale.ts";

const symptoms = [processes, stores, events, progress, providers, security, playback];

export const symptomGroups = (scale: Scale): readonly RuleGroup[] =>
  symptoms.map((group) => group(scale));

export const alertsIn = (groups: readonly RuleGroup[]): readonly Alert[] =>
  groups.flatMap(({ rules }) => rules.filter(isAlert));

export const allGroups = (scale: Scale): readonly RuleGroup[] => [
  ...objectiveGroups(scale),
  ...symptomGroups(scale),
];
