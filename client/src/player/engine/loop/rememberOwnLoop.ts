import type { Companion } from "../player";
import type { PreferenceStorage } from "../sound/volumeMemory";

export function rememberOwnLoop(storage: PreferenceStorage, classId: string): Companion {
  const key = `playerLoop:${classId}`;
  return ({ store }) => {
    store.set(readLoop(storage.getItem(key), store.get().durationSeconds));
    let before = store.get();
    return store.subscribe(() => {
      const now = store.get();
      const { loopStartSeconds, loopEndSeconds } = now;
      const isSame =
        loopStartSeconds === before.loopStartSeconds && loopEndSeconds === before.loopEndSeconds;
      before = now;
      if (isSame) return;
      const isComplete = loopStartSeconds !== null && loopEndSeconds !== null;
      storage.setItem(key, isComplete ? JSON.stringify([loopStartSeconds, loopEndSeconds]) : "");
    });
  };
}

function readLoop(stored: string | null, durationSeconds: number) {
  const [start, end] = parse(stored);
  const fits = start >= 0 && start < end && end <= durationSeconds;
  return fits
    ? { loopStartSeconds: start, loopEndSeconds: end }
    : { loopStartSeconds: null, loopEndSeconds: null };
}

function parse(stored: string | null): readonly [number, number] {
  try {
    const value: unknown = JSON.parse(stored || "null");
    if (Array.isArray(value)) return [Number(value[0]), Number(value[1])];
  } catch {
    // Ignores invalid JSON.
  }
  return [Number.NaN, Number.NaN];
}
