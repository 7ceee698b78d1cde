import {
  highestStatus,
  reachedStatus,
  type ViewingStatus,
} from "@eightcount/rules/watching/viewing-status";
import { useEffect, useRef, useState } from "react";
import type { PlayerEngine } from "../engine/playerEngine";
import { shouldPromptAtEnd } from "./endPrompt";

/** `prompt` appears in the last seconds, `next` after the end. */
export type EndOfClass = "none" | "prompt" | "next";

/** The prompt appears once per viewing. Suggestions appear at every end, without autoplay. */
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
