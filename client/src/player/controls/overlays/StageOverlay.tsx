import { VolumeX } from "lucide-react";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { Count } from "../../../design/primitives/Count";
import { art, radius } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import type { PlayerEngine } from "../../engine/playerEngine";
import { UNSUPPORTED_MESSAGE } from "../../engine/playerState";
import { usePlayerState } from "../../usePlayerState";
import { StreamNotice } from "./StreamNotice";

const MISSING_MESSAGE = "We can't find this video right now. Try again in a minute.";
const BROKEN_MESSAGE = "This video won't play right now.";

export function StageOverlay({ engine }: { engine: PlayerEngine }) {
  const phase = usePlayerState(engine, (state) => state.phase);
  const isBuffering = usePlayerState(engine, (state) => state.isBuffering);
  const isMutedByBrowser = usePlayerState(engine, (state) => state.isMutedByBrowser);
  if (phase === "unsupported") return <Note role="alert">{UNSUPPORTED_MESSAGE}</Note>;
  if (phase === "failed") return <Failure engine={engine} />;
  return (
    <>
      <StreamNotice engine={engine} />
      {isBuffering && (
        <Note role="status" aria-label={phase === "ready" ? "Buffering…" : "Loading"}>
          <Count dots={8} />
          {phase === "ready" && <p>Buffering…</p>}
        </Note>
      )}
      {isMutedByBrowser && (
        <Unmute type="button" onClick={() => engine.toggleMute()}>
          <VolumeX />
          Tap to unmute
        </Unmute>
      )}
    </>
  );
}

function Failure({ engine }: { engine: PlayerEngine }) {
  const isMissing = usePlayerState(engine, (state) => state.trouble === "missing");
  return (
    <Note role="alert">
      <p>{isMissing ? MISSING_MESSAGE : BROKEN_MESSAGE}</p>
      <Button kind="inverse" onClick={() => void engine.retry()}>
        Retry
      </Button>
    </Note>
  );
}

const Note = styled.div`
  ${text.title3}
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 16px;
  padding: 24px;
  text-align: center;
  color: ${art.white};
  pointer-events: none;
  button {
    pointer-events: auto;
  }
`;

const Unmute = styled.button`
  position: absolute;
  top: 18px;
  right: 20px;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 16px;
  border-radius: ${radius.pill};
  background: ${art.white};
  color: ${art.ink};
  font-weight: 640;
`;
