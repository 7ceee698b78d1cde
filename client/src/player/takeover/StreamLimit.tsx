import { useSyncExternalStore } from "react";
import type { PlayerEngine } from "../engine/playerEngine";
import { StoppedNotice } from "./StoppedNotice";
import type { StreamKeeper } from "./streamKeeper";
import { TakeoverDialog } from "./TakeoverDialog";
import { useStreamKeeper } from "./useStreamKeeper";

interface StreamLimitProps {
  readonly engine: PlayerEngine;
  readonly classId: string;
}

export function StreamLimit({ engine, classId }: StreamLimitProps) {
  const keeper = useStreamKeeper(engine, classId);
  return keeper && <StreamPrompts keeper={keeper} />;
}

function StreamPrompts({ keeper }: { keeper: StreamKeeper }) {
  const { state } = useSyncExternalStore(keeper.store.subscribe, keeper.store.get);
  if (state.kind === "asking") {
    return (
      <TakeoverDialog
        streams={state.streams}
        onStop={(streamId) => keeper.takeOver(streamId)}
        onClose={() => keeper.decline()}
      />
    );
  }
  if (state.kind === "stopped") return <StoppedNotice onWatch={() => keeper.watchHere()} />;
  return null;
}
