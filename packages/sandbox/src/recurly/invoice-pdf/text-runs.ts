import bidiFactory from "bidi-js";
import { type ScriptFont, scriptFonts } from "./fonts";

/** A piece of text that one font draws in one direction. Its characters are in reading order. */
export interface TextRun {
  readonly text: string;
  readonly font: string;
}

interface LeveledRun extends TextRun {
  readonly level: number;
}

const bidi = bidiFactory();
/** Looking a character up in twelve fonts is slow, and wrapping asks for each several times. */
const firstFonts = new Map<string, string>();
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f]/gu;

/** No font here draws pictures, so they are left out. */
export const withoutPictures = (text: string): string =>
  text.replace(PICTURES, "").replace(/\s+/g, " ").trim();

/** Splits a line into runs, in the order in which they stand on paper from left to right. */
export function textRuns(line: string): readonly TextRun[] {
  return inVisualOrder(leveledRuns(line));
}

export const isRightToLeft = (line: string): boolean =>
  bidi.getEmbeddingLevels(line, "auto").paragraphs[0]?.level === 1;

function leveledRuns(line: string): LeveledRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, "auto");
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: LeveledRun[] = [];
  let index = 0;
  for (const character of line) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const font = fontOf(character, last?.font);
    const text = mirrored.get(index) ?? character;
    if (last?.font === font && last.level === level) {
      runs[runs.length - 1] = { ...last, text: last.text + text };
    } else {
      runs.push({ text, font, level });
    }
    index += character.length;
  }
  return runs;
}

/** Stays with the font before, so that spaces and marks do not split a word. */
function fontOf(character: string, before: string | undefined): string {
  const fonts = scriptFonts();
  const codePoint = character.codePointAt(0) ?? 0;
  const draws = (font: ScriptFont) => font.hasGlyphForCodePoint(codePoint);
  const same = fonts.find(({ name }) => name === before);
  if (same && draws(same)) return same.name;
  const known = firstFonts.get(character);
  if (known !== undefined) return known;
  const { name } = fonts.find(draws) ?? fonts[0];
  firstFonts.set(character, name);
  return name;
}

/** Reverses the runs of each level, from the highest to 1, as the bidirectional algorithm does. */
function inVisualOrder(runs: readonly LeveledRun[]): readonly TextRun[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  let ordered = [...runs];
  for (let level = highest; level >= 1; level -= 1) ordered = reversedFrom(ordered, level);
  return ordered;
}

function reversedFrom(runs: readonly LeveledRun[], level: number): LeveledRun[] {
  const result: LeveledRun[] = [];
  let group: LeveledRun[] = [];
  for (const run of runs) {
    if (run.level >= level) {
      group = [run, ...group];
      continue;
    }
    result.push(...group, run);
    group = [];
  }
  return [...result, ...group];
}
