import { stepFrame } from "../film/stepFrame";
import { nextEntrySecond, previousEntrySecond } from "../film/timestamps";
import { clearLoop, markLoop } from "../loop/ownLoop";
import type { Player } from "../player";
import { FINE_SPEED } from "../playerControls";

export interface ShortcutContext {
  readonly engine: Player;
  readonly toggleFullscreen: () => void;
  readonly togglePictureInPicture: () => void;
  readonly openSheet: () => void;
}

export interface Shortcut {
  readonly name: string;
  /** Values of `KeyboardEvent.key`. Letters are lowercase and match with or without Shift. */
  readonly keys: readonly string[];
  readonly label: string;
  readonly run: (context: ShortcutContext, key: string) => void;
}

const VOLUME_STEP = 5;
const TENTHS = 10;

/** Single source of all shortcuts, used by the player, the shortcut sheet, and button labels. */
export const shortcuts = [
  {
    name: "play",
    keys: [" ", "k"],
    label: "Play or pause",
    run: ({ engine }) => engine.toggle(),
  },
  {
    name: "back",
    keys: ["j", "ArrowLeft"],
    label: "Back 10 seconds",
    run: ({ engine }) => engine.jog("back"),
  },
  {
    name: "forward",
    keys: ["l", "ArrowRight"],
    label: "Forward 10 seconds",
    run: ({ engine }) => engine.jog("forward"),
  },
  {
    name: "previousFrame",
    keys: [","],
    label: "Back one frame, while paused",
    run: ({ engine }) => stepFrame(engine, -1),
  },
  {
    name: "nextFrame",
    keys: ["."],
    label: "Forward one frame, while paused",
    run: ({ engine }) => stepFrame(engine, 1),
  },
  {
    name: "previousSection",
    keys: ["["],
    label: "Previous section",
    run: ({ engine }) => engine.seek(previousEntrySecond(engine.sections, engine.position())),
  },
  {
    name: "nextSection",
    keys: ["]"],
    label: "Next section",
    run: ({ engine }) => {
      const next = nextEntrySecond(engine.sections, engine.position());
      if (next !== null) engine.seek(next);
    },
  },
  {
    name: "loop",
    keys: ["o"],
    label: "Loop this section",
    run: ({ engine }) => engine.toggleLoop(),
  },
  {
    name: "loopStart",
    keys: ["a"],
    label: "Set the start of your loop",
    run: ({ engine }) => markLoop(engine, "start"),
  },
  {
    name: "loopEnd",
    keys: ["b"],
    label: "Set the end of your loop",
    run: ({ engine }) => markLoop(engine, "end"),
  },
  {
    name: "clearLoop",
    keys: ["x"],
    label: "Clear your loop",
    run: ({ engine }) => clearLoop(engine),
  },
  { name: "speed", keys: ["s"], label: "Change speed", run: ({ engine }) => engine.cycleSpeed() },
  {
    name: "slower",
    keys: ["<"],
    label: "Slower",
    run: ({ engine }) => engine.setSpeed(engine.store.get().speed - FINE_SPEED.step),
  },
  {
    name: "faster",
    keys: [">"],
    label: "Faster",
    run: ({ engine }) => engine.setSpeed(engine.store.get().speed + FINE_SPEED.step),
  },
  {
    name: "mirror",
    keys: ["r"],
    label: "Mirror the picture",
    run: ({ engine }) => engine.toggleMirror(),
  },
  {
    name: "angle",
    keys: ["g"],
    label: "Front or back angle",
    run: ({ engine }) => toggleAngle(engine),
  },
  { name: "mute", keys: ["m"], label: "Mute or unmute", run: ({ engine }) => engine.toggleMute() },
  {
    name: "louder",
    keys: ["ArrowUp"],
    label: "Louder",
    run: ({ engine }) => engine.setVolume(engine.store.get().volume + VOLUME_STEP),
  },
  {
    name: "quieter",
    keys: ["ArrowDown"],
    label: "Quieter",
    run: ({ engine }) => engine.setVolume(engine.store.get().volume - VOLUME_STEP),
  },
  {
    name: "captions",
    keys: ["c"],
    label: "Captions",
    run: ({ engine }) => engine.toggleCaptions(),
  },
  {
    name: "tenth",
    keys: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
    label: "Jump to 0–90%",
    run: ({ engine }, key) =>
      engine.seek((Number(key) / TENTHS) * engine.store.get().durationSeconds),
  },
  {
    name: "start",
    keys: ["Home"],
    label: "Back to the start",
    run: ({ engine }) => engine.seek(0),
  },
  {
    name: "pictureInPicture",
    keys: ["p"],
    label: "Picture in picture",
    run: (context) => context.togglePictureInPicture(),
  },
  {
    name: "fullscreen",
    keys: ["f"],
    label: "Fullscreen",
    run: (context) => context.toggleFullscreen(),
  },
  { name: "sheet", keys: ["?"], label: "Show shortcuts", run: (context) => context.openSheet() },
] as const satisfies readonly Shortcut[];

export type ShortcutName = (typeof shortcuts)[number]["name"];

function toggleAngle(engine: Player): void {
  engine.setAngle(engine.store.get().angle === "front" ? "back" : "front");
}
