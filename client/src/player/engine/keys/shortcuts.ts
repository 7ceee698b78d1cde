import { stepFrame } from "../film/stepFrame";
import { nextEntrySecond, previousEntrySecond } from "../film/timestamps";
import { clearLoop, markLoop } from "../loop/ownLoop";
import type { Player } from "../player";
import { FINE_SPEED } from "../playerControls";

export interface KeyReach {
  readonly engine: Player;
  readonly toggleFullscreen: () => void;
  readonly togglePictureInPicture: () => void;
  readonly openSheet: () => void;
}

export interface Shortcut {
  readonly name: string;
  /** Values of `KeyboardEvent.key`. Letters are lowercase and match with or without Shift. */
  readonly keys: readonly string[];
  readonly says: string;
  readonly run: (reach: KeyReach, key: string) => void;
}

const VOLUME_STEP = 5;
const TENTHS = 10;

/** Single source of all shortcuts, used by the player, the shortcut sheet, and button labels. */
export const shortcuts = [
  {
    name: "play",
    keys: [" ", "k"],
    says: "Play or pause",
    run: ({ engine }) => engine.toggle(),
  },
  {
    name: "back",
    keys: ["j", "ArrowLeft"],
    says: "Back 10 seconds",
    run: ({ engine }) => engine.jog("back"),
  },
  {
    name: "forward",
    keys: ["l", "ArrowRight"],
    says: "Forward 10 seconds",
    run: ({ engine }) => engine.jog("forward"),
  },
  {
    name: "previousFrame",
    keys: [","],
    says: "Back one frame, while paused",
    run: ({ engine }) => stepFrame(engine, -1),
  },
  {
    name: "nextFrame",
    keys: ["."],
    says: "Forward one frame, while paused",
    run: ({ engine }) => stepFrame(engine, 1),
  },
  {
    name: "previousSection",
    keys: ["["],
    says: "Previous section",
    run: ({ engine }) => engine.seek(previousEntrySecond(engine.sections, engine.position())),
  },
  {
    name: "nextSection",
    keys: ["]"],
    says: "Next section",
    run: ({ engine }) => {
      const next = nextEntrySecond(engine.sections, engine.position());
      if (next !== null) engine.seek(next);
    },
  },
  {
    name: "loop",
    keys: ["o"],
    says: "Loop this section",
    run: ({ engine }) => engine.toggleLoop(),
  },
  {
    name: "loopStart",
    keys: ["a"],
    says: "Set the start of your loop",
    run: ({ engine }) => markLoop(engine, "start"),
  },
  {
    name: "loopEnd",
    keys: ["b"],
    says: "Set the end of your loop",
    run: ({ engine }) => markLoop(engine, "end"),
  },
  {
    name: "clearLoop",
    keys: ["x"],
    says: "Clear your loop",
    run: ({ engine }) => clearLoop(engine),
  },
  { name: "speed", keys: ["s"], says: "Change speed", run: ({ engine }) => engine.cycleSpeed() },
  {
    name: "slower",
    keys: ["<"],
    says: "Slower",
    run: ({ engine }) => engine.setSpeed(engine.store.get().speed - FINE_SPEED.step),
  },
  {
    name: "faster",
    keys: [">"],
    says: "Faster",
    run: ({ engine }) => engine.setSpeed(engine.store.get().speed + FINE_SPEED.step),
  },
  {
    name: "mirror",
    keys: ["r"],
    says: "Mirror the picture",
    run: ({ engine }) => engine.toggleMirror(),
  },
  { name: "angle", keys: ["g"], says: "Front or back angle", run: ({ engine }) => turn(engine) },
  { name: "mute", keys: ["m"], says: "Mute or unmute", run: ({ engine }) => engine.toggleMute() },
  {
    name: "louder",
    keys: ["ArrowUp"],
    says: "Louder",
    run: ({ engine }) => engine.setVolume(engine.store.get().volume + VOLUME_STEP),
  },
  {
    name: "quieter",
    keys: ["ArrowDown"],
    says: "Quieter",
    run: ({ engine }) => engine.setVolume(engine.store.get().volume - VOLUME_STEP),
  },
  { name: "captions", keys: ["c"], says: "Captions", run: ({ engine }) => engine.toggleCaptions() },
  {
    name: "tenth",
    keys: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
    says: "Jump to 0–90%",
    run: ({ engine }, key) =>
      engine.seek((Number(key) / TENTHS) * engine.store.get().durationSeconds),
  },
  { name: "start", keys: ["Home"], says: "Back to the start", run: ({ engine }) => engine.seek(0) },
  {
    name: "pictureInPicture",
    keys: ["p"],
    says: "Picture in picture",
    run: (reach) => reach.togglePictureInPicture(),
  },
  {
    name: "fullscreen",
    keys: ["f"],
    says: "Fullscreen",
    run: (reach) => reach.toggleFullscreen(),
  },
  { name: "sheet", keys: ["?"], says: "Show shortcuts", run: (reach) => reach.openSheet() },
] as const satisfies readonly Shortcut[];

export type ShortcutName = (typeof shortcuts)[number]["name"];

function turn(engine: Player): void {
  engine.setAngle(engine.store.get().angle === "front" ? "back" : "front");
}
