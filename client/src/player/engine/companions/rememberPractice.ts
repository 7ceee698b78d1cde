import type { Companion } from "../player";
import { normalizeSpeed } from "../playerControls";
import { initialState, type PlayerState } from "../playerState";
import type { PreferenceStorage } from "../sound/volumeMemory";
import { readQuality } from "../stream/quality";

const KEY = "playerPractice";
const SAVED_FIELDS = [
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

type SavedSettings = Pick<PlayerState, (typeof SAVED_FIELDS)[number]>;

export function rememberPractice(storage: PreferenceStorage): Companion {
  return (player) => {
    const { speed, ...rest } = readSettings(storage.getItem(KEY));
    player.store.set(rest);
    player.setSpeed(speed);
    let before = JSON.stringify(settingsOf(player.store.get()));
    return player.store.subscribe(() => {
      const now = JSON.stringify(settingsOf(player.store.get()));
      if (now !== before) storage.setItem(KEY, now);
      before = now;
    });
  };
}

function settingsOf(state: PlayerState): SavedSettings {
  return Object.fromEntries(
    SAVED_FIELDS.map((name) => [name, state[name]]),
  ) as unknown as SavedSettings;
}

/** Replaces missing or invalid values with the initial state. */
function readSettings(stored: string | null): SavedSettings {
  const first = settingsOf(initialState);
  let found: Readonly<Record<string, unknown>> = {};
  try {
    found = (JSON.parse(stored ?? "{}") ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    // Ignores invalid JSON.
  }
  const isValid = (name: string, value: unknown) =>
    name in first && typeof value === typeof first[name as keyof SavedSettings];
  const valid = Object.entries(found).filter(([name, value]) => isValid(name, value));
  const known: SavedSettings = { ...first, ...Object.fromEntries(valid) };
  return {
    ...known,
    speed: normalizeSpeed(known.speed),
    speedGoal: normalizeSpeed(known.speedGoal),
    quality: readQuality(known.quality),
  };
}
