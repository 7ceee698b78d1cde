import { AbLoopIcon } from "../../../design/primitives/customIcons";
import { stepLoop } from "../../engine/loop/ownLoop";
import type { PlayerEngine } from "../../engine/playerEngine";
import type { PlayerState } from "../../engine/playerState";
import { useShortcutKeys } from "../../keys/useShortcutKeys";
import type { ActionLog } from "../../playerActions";
import { usePlayerState } from "../../usePlayerState";
import { ControlButton } from "../bar/ControlButton";

interface OwnLoopButtonProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
}

const STEPS = {
  none: { label: "A–B loop: set the start", word: "A–B", shortcut: "loopStart" },
  started: { label: "A–B loop: set the end", word: "A–…", shortcut: "loopEnd" },
  whole: { label: "A–B loop: clear it", word: "A–B", shortcut: "clearLoop" },
} as const;

function stepOf({ loopStartSeconds, loopEndSeconds }: PlayerState): keyof typeof STEPS {
  if (loopEndSeconds !== null) return "whole";
  return loopStartSeconds === null ? "none" : "started";
}

/** The first press sets A, the second sets B, and the third clears the loop. */
export function OwnLoopButton({ engine, log }: OwnLoopButtonProps) {
  const step = usePlayerState(engine, stepOf);
  const keys = useShortcutKeys(engine);
  const { label, word, shortcut } = STEPS[step];
  return (
    <ControlButton
      label={label}
      word={word}
      icon={<AbLoopIcon />}
      isOn={step !== "none"}
      shortcut={keys(shortcut)}
      onPress={(kind) => {
        const second = engine.position();
        stepLoop(engine);
        log(kind, `own-loop-${step}`, second);
      }}
    />
  );
}
