import {
  highestStatus,
  reachedStatus,
  type ViewingStatus,
} from "@eightcount/rules/watching/viewing-status";
import { useEffect, useRef, useState } from "react";
import type { PlayerEngine } from "../engine/playerEngine";
import { shouldPromptAtEnd } from "./endPrompt";

/** `prompt`: the last seconds run. `next`: the film is over and something else may follow. */
export type EndOfClass = "none" | "prompt" | "next";

/**
 * What to show at the end of a class. The prompt comes once per viewing, for classes without
 * timestamps; what to dance next comes whenever the film is over, and nothing follows by itself.
 */
export function useEndOfClass(engine: PlayerEngine, status: ViewingStatus): EndOfClass {
  const [shown, setShown] = useState<EndOfClass>("none");
  const known = useRef(status);
  useEffect(() => {
    known.current = highestStatus(known.current, status);
  }, [status]);
  useEffect(() => {
    const hasTimestamps = engine.sections.length > 0;
    let wasPrompted = false;
    let promptedAt = 0;
    const follow = () => {
      const now = engine.store.get();
      const { positionSeconds, durationSeconds, hasEnded } = now;
      known.current = highestStatus(known.current, reachedStatus(now));
      const moment = { positionSeconds, durationSeconds, hasEnded, hasTimestamps, wasPrompted };
      if (shouldPromptAtEnd({ ...moment, status: known.current })) {
        wasPrompted = true;
        promptedAt = positionSeconds;
        setShown("prompt");
      }
      if (hasEnded) setShown("next");
      else if (positionSeconds < promptedAt || !wasPrompted) setShown("none");
    };
    return engine.store.subscribe(follow);
  }, [engine]);
  return shown;
}
