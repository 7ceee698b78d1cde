import type { Companion } from "../player";
import { fineSpeed } from "../playerControls";
import { initialState, type PlayerState } from "../playerState";
import type { PreferenceStorage } from "../sound/volumeMemory";
import { readQuality } from "../stream/quality";

const KEY = "playerPractice";
const KEPT = [
  "speed",
  "isMirrored",
  "countsIn",
  "isCountHeard",
  "raisesSpeed",
  "speedGoal",
  "hasSingleKeys",
  "quality",
  "hasCaptions",
] as const satisfies readonly (keyof PlayerState)[];

type Kept = Pick<PlayerState, (typeof KEPT)[number]>;

/** Restores practice settings across classes and visits. */
export function rememberPractice(storage: PreferenceStorage): Companion {
  return (player) => {
    const { speed, ...rest } = readKept(storage.getItem(KEY));
    player.store.set(rest);
    player.setSpeed(speed);
    let before = JSON.stringify(keptOf(player.store.get()));
    return player.store.subscribe(() => {
      const now = JSON.stringify(keptOf(player.store.get()));
      if (now !== before) storage.setItem(KEY, now);
      before = now;
    });
  };
}

function keptOf(state: PlayerState): Kept {
  return Object.fromEntries(KEPT.map((name) => [name, state[name]])) as unknown as Kept;
}

/** Replaces missing or invalid values with the initial state. */
function readKept(stored: string | null): Kept {
  const first = keptOf(initialState);
  let found: Readonly<Record<string, unknown>> = {};
  try {
    found = (JSON.parse(stored ?? "{}") ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    // Ignores invalid JSON.
  }
  const isKept = (name: string, value: unknown) =>
    name in first && typeof value === typeof first[name as keyof Kept];
  const kept = Object.entries(found).filter(([name, value]) => isKept(name, value));
  const known: Kept = { ...first, ...Object.fromEntries(kept) };
  return {
    ...known,
    speed: fineSpeed(known.speed),
    speedGoal: fineSpeed(known.speedGoal),
    quality: readQuality(known.quality),
  };
}
