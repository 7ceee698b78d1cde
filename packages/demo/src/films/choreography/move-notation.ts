import { armPosition } from "../motion/arm-position";
import type { FootKey, KeyPose, Move } from "../motion/move";

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const COUNTS_PER_MOVE = 4;

function numbersOf(words: readonly string[], least: number): readonly number[] {
  const numbers = words.map(Number);
  if (numbers.length < least || numbers.some((value) => Number.isNaN(value))) {
    throw new Error(`needs ${least} or more numbers, not "${words.join(" ")}"`);
  }
  return numbers;
}

const one = (words: readonly string[]): number => numbersOf(words, 1)[0] ?? 0;

function two(words: readonly string[]): readonly [number, number] {
  const [a = 0, b = 0] = numbersOf(words, 2);
  return [a, b];
}

function three(words: readonly string[]): readonly [number, number, number] {
  const [a = 0, b = 0, c = 0] = numbersOf(words, 3);
  return [a, b, c];
}

function foot(words: readonly string[]): FootKey {
  const [x = 0, z = 0, toe = 0, heel = 0, lift = 0] = numbersOf(words, 3);
  return { x, z, toe, heel, lift };
}

function armOf(words: readonly string[]) {
  const position = armPosition(words.join(" "));
  if (!position) throw new Error(`no arm position "${words.join(" ")}"`);
  return position;
}

type Reader = (key: Writable<KeyPose>, words: readonly string[]) => void;

const set =
  <K extends keyof KeyPose>(
    name: K,
    read: (words: readonly string[]) => NonNullable<KeyPose[K]>,
  ): Reader =>
  (key, words) => {
    (key as Writable<Pick<KeyPose, K>>)[name] = read(words);
  };

const readers: Readonly<Record<string, Reader>> = {
  left: set("left", foot),
  right: set("right", foot),
  weight: set("weight", one),
  crouch: set("crouch", one),
  hips: set("hips", two),
  ribs: set("ribs", two),
  pelvis: set("pelvis", three),
  chest: set("chest", three),
  head: set("head", three),
  leftArm: set("leftArm", armOf),
  rightArm: set("rightArm", armOf),
  leftShoulder: set("leftShoulder", one),
  rightShoulder: set("rightShoulder", one),
  x: set("x", one),
  z: set("z", one),
  turn: set("turn", one),
  jump: set("jump", one),
  arrive: set("arrive", one),
  dragged: set("isDragged", () => true),
};

function readKey(line: string): KeyPose {
  const [count = "", body = ""] = line.split(/:(.*)/s);
  const key: Writable<KeyPose> = { count: one([count.trim()]) };
  for (const part of body.split(",")) {
    const [word = "", ...rest] = part.trim().split(/\s+/);
    const read = readers[word];
    if (!read) throw new Error(`no word "${word}"`);
    read(key, rest);
  }
  return key;
}

/**
 * An unindented line starts a move (`id: name | teacher's cue`), an indented line is a key pose
 * (`count: word values, word values, …`, with the words of KeyPose). Throws with the line on any
 * error.
 */
export function parseMoves(notation: string): Readonly<Record<string, Move>> {
  const moves: Record<string, Move & { keys: KeyPose[] }> = {};
  let open: KeyPose[] | undefined;
  for (const line of notation.split("\n").filter((text) => text.trim() !== "")) {
    try {
      if (/^\s/.test(line)) {
        if (!open) throw new Error("a key pose before any move");
        open.push(readKey(line));
        continue;
      }
      const [, id, name, cue] = /^(\w+): (.+) \| (.+)$/.exec(line) ?? [];
      if (!id || !name || !cue) throw new Error("not `id: name | cue`");
      open = [];
      moves[id] = { name, cue, keys: open, counts: COUNTS_PER_MOVE };
    } catch (error) {
      throw new Error(`Dance notation "${line.trim()}": ${(error as Error).message}`);
    }
  }
  return moves;
}
