import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { below, calm } from "../design/breakpoints";
import { art, motion, radius } from "../design/theme";
import { VisuallyHidden } from "../design/VisuallyHidden";
import { CaptionLines } from "./controls/CaptionLines";
import { ChangeNotice } from "./controls/ChangeNotice";
import { ControlBar } from "./controls/ControlBar";
import { KeyRow } from "./controls/ControlButton";
import { CountOverlay } from "./controls/CountOverlay";
import { DanceControls } from "./controls/DanceControls";
import { HeldPicture } from "./controls/HeldPicture";
import { LoopHud } from "./controls/LoopHud";
import { ShortcutSheet } from "./controls/ShortcutSheet";
import { StageOverlay } from "./controls/StageOverlay";
import { TimestampsPanel } from "./controls/TimestampsPanel";
import type { PlayerEngine } from "./engine/player-engine";
import type { ActionLog } from "./playerActions";
import { usePlayerKeys } from "./usePlayerKeys";
import { usePlayerState } from "./usePlayerState";
import { useStageControls } from "./useStageControls";

interface PlayerStageProps {
  readonly engine: PlayerEngine;
  /** The element the engine drives, already made. */
  readonly video: HTMLVideoElement;
  readonly log: ActionLog;
  /** What the class itself has to say, over the picture. */
  readonly children?: ReactNode;
}

/** The picture with its controls, and the timestamps beside it. */
export function PlayerStage({ engine, video, log, children }: PlayerStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [sentence, setSentence] = useState("");
  const [isPanelOpen, setIsPanelOpen] = useState(() => window.innerWidth > 790);
  const { isShown, wake } = useStageControls(engine);
  const keys = usePlayerKeys({ engine, stage, log, onKey: wake });
  const hasPanel = engine.sections.length > 0;
  return (
    <>
      <Frame>
        <Picture ref={stage} $isCalm={!isShown} onPointerMove={wake} onFocus={wake}>
          <Screen engine={engine} video={video} log={log} wake={wake} />
          <CaptionLines engine={engine} isRaised={isShown} />
          <CountOverlay engine={engine} />
          <StageOverlay engine={engine} />
          <Controls $isShown={isShown}>
            <LoopHud engine={engine} />
            <ControlBar
              engine={engine}
              stage={stage}
              log={log}
              announce={setSentence}
              onSheet={keys.openSheet}
            />
          </Controls>
          {children}
          <ChangeNotice engine={engine} />
          <VisuallyHidden role="status">{sentence}</VisuallyHidden>
        </Picture>
        <KeyRow>
          <DanceControls engine={engine} log={log} onSheet={keys.openSheet} />
        </KeyRow>
        {hasPanel && (
          <TimestampsPanel
            engine={engine}
            isOpen={isPanelOpen}
            onToggle={() => setIsPanelOpen(!isPanelOpen)}
            log={log}
          />
        )}
      </Frame>
      {keys.isSheetOpen && <ShortcutSheet engine={engine} onClose={keys.closeSheet} />}
    </>
  );
}

interface ScreenProps extends Omit<PlayerStageProps, "children"> {
  readonly wake: () => void;
}

/** The video element itself: a click plays or pauses, a touch first shows the controls. */
function Screen({ engine, video, log, wake }: ScreenProps) {
  const host = useRef<HTMLDivElement>(null);
  const isMirrored = usePlayerState(engine, (state) => state.isMirrored);
  useHostedVideo(host, video);
  const press = useCallback(
    (event: React.PointerEvent) => {
      wake();
      if (event.pointerType === "touch" || event.button !== 0) return;
      engine.toggle();
      log("screenClick", "toggle", engine.store.get().positionSeconds);
    },
    [engine, log, wake],
  );
  return (
    <Host ref={host} $isMirrored={isMirrored} onPointerUp={press}>
      <HeldPicture engine={engine} />
    </Host>
  );
}

function useHostedVideo(host: RefObject<HTMLDivElement | null>, video: HTMLVideoElement) {
  useEffect(() => {
    host.current?.prepend(video);
    return () => video.remove();
  }, [host, video]);
}

const Frame = styled.div`
  display: flex;
  height: clamp(300px, calc(56.25vw - 80px), 600px);
  overflow: hidden;
  border-radius: ${radius.l};
  ${below.shell} {
    flex-direction: column;
    gap: 8px;
    height: auto;
    overflow: visible;
    border-radius: 0;
  }
`;

const Picture = styled.div<{ $isCalm: boolean }>`
  position: relative;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  background: ${art.inkOnAccent};
  cursor: ${(props) => (props.$isCalm ? "none" : "default")};
  ${below.shell} {
    flex: none;
    height: 300px;
    margin: 0 -20px;
  }
`;

const Host = styled.div<{ $isMirrored: boolean }>`
  position: absolute;
  inset: 0;
  video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  video,
  canvas {
    transform: ${(props) => (props.$isMirrored ? "scaleX(-1)" : "none")};
  }
`;

const Controls = styled.div<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  pointer-events: none;
  opacity: ${(props) => (props.$isShown ? 1 : 0)};
  transition: opacity ${motion.fade} linear;
  background: linear-gradient(transparent calc(100% - 190px), ${art.plate});
  button,
  input,
  [role="slider"] {
    pointer-events: ${(props) => (props.$isShown ? "auto" : "none")};
  }
  &:focus-within {
    opacity: 1;
  }
  &:focus-within button,
  &:focus-within [role="slider"] {
    pointer-events: auto;
  }
  ${calm} {
    transition: none;
  }
`;
