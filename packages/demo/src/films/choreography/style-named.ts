import type { DanceStyle } from "./dance-style";
import { clubStyles } from "./styles-club";
import { stageStyles } from "./styles-stage";

export function danceStyle(name: string): DanceStyle {
  const style = clubStyles[name] ?? stageStyles[name];
  if (!style) throw new Error(`No choreography for ${name}`);
  return style;
}
