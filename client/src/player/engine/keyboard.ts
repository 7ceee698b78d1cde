import type { PlayerEngine } from "./player-engine";

/** What a key may reach: the engine, and the page around it. */
export interface KeyReach {
  readonly engine: PlayerEngine;
  readonly toggleFullscreen: () => void;
  readonly openSheet: () => void;
}

export interface Shortcut {
  /** Values of KeyboardEvent.key, lower case. */
  readonly keys: readonly string[];
  /** How the help sheet names them. */
  readonly shown: string;
  readonly says: string;
  readonly run: (reach: KeyReach) => void;
}

const VOLUME_STEP = 5;

/** The one table of keys: it drives the player and makes the help sheet. */
export const shortcuts: readonly Shortcut[] = [
  {
    keys: [" ", "k"],
    shown: "Space or K",
    says: "Play or pause",
    run: ({ engine }) => engine.toggle(),
  },
  {
    keys: ["j", "arrowleft"],
    shown: "J or ←",
    says: "Back 10 seconds",
    run: ({ engine }) => engine.jog("back"),
  },
  {
    keys: ["l", "arrowright"],
    shown: "L or →",
    says: "Forward 10 seconds",
    run: ({ engine }) => engine.jog("forward"),
  },
  { keys: ["s"], shown: "S", says: "Next speed", run: ({ engine }) => engine.cycleSpeed() },
  { keys: ["r"], shown: "R", says: "Loop this section", run: ({ engine }) => engine.toggleLoop() },
  {
    keys: ["i"],
    shown: "I",
    says: "Mirror the picture",
    run: ({ engine }) => engine.toggleMirror(),
  },
  {
    keys: ["a"],
    shown: "A",
    says: "Front or back angle",
    run: ({ engine }) => switchAngle(engine),
  },
  { keys: ["m"], shown: "M", says: "Mute or unmute", run: ({ engine }) => engine.toggleMute() },
  {
    keys: ["arrowup"],
    shown: "↑",
    says: "Louder",
    run: ({ engine }) => engine.setVolume(engine.store.get().volume + VOLUME_STEP),
  },
  {
    keys: ["arrowdown"],
    shown: "↓",
    says: "Quieter",
    run: ({ engine }) => engine.setVolume(engine.store.get().volume - VOLUME_STEP),
  },
  { keys: ["c"], shown: "C", says: "Captions", run: ({ engine }) => engine.toggleCaptions() },
  { keys: ["home"], shown: "Home", says: "To the beginning", run: ({ engine }) => engine.seek(0) },
  { keys: ["f"], shown: "F", says: "Fullscreen", run: (reach) => reach.toggleFullscreen() },
  { keys: ["?"], shown: "?", says: "This sheet", run: (reach) => reach.openSheet() },
];

function switchAngle(engine: PlayerEngine): void {
  engine.setAngle(engine.store.get().angle === "front" ? "back" : "front");
}

const EDITABLE = "input:not([type=range]), textarea, select, [contenteditable=true]";
const PRESSABLE = "button, a, summary, [role=button], [role=tab], [role=menuitem]";

/** The shortcut a key press means; null inside a field, with a modifier, or on a focused button. */
export function shortcutFor(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(EDITABLE)) return null;
  if (event.key === " " && target?.closest(PRESSABLE)) return null;
  if (event.key.startsWith("Arrow") && target?.closest("[role=slider], input[type=range]")) {
    return null;
  }
  return shortcuts.find(({ keys }) => keys.includes(event.key.toLowerCase())) ?? null;
}
