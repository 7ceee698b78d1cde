import { type ReactNode, useRef, useState } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { below, reducedMotion } from "../../design/theme/breakpoints";
import { art, layer, motion, radius } from "../../design/theme/theme";
import { BackToPageButton } from "../controls/bar/BackToPageButton";
import { ControlBar } from "../controls/bar/ControlBar";
import { ControlRow } from "../controls/bar/ControlButton";
import { DanceControls } from "../controls/bar/DanceControls";
import { LoopHud } from "../controls/loop/LoopHud";
import { CaptionLines } from "../controls/overlays/CaptionLines";
import { ChangeNotice } from "../controls/overlays/ChangeNotice";
import { CountOverlay } from "../controls/overlays/CountOverlay";
import { ShortcutSheet } from "../controls/overlays/ShortcutSheet";
import { StageOverlay } from "../controls/overlays/StageOverlay";
import { TimestampsPanel } from "../controls/timestamps/TimestampsPanel";
import { useTimestampsPanel } from "../controls/timestamps/useTimestampsPanel";
import type { PlayerEngine } from "../engine/playerEngine";
import { usePlayerKeys } from "../keys/usePlayerKeys";
import type { ActionLog, ActionType } from "../playerActions";
import { useDrawerFocus } from "./useDrawerFocus";
import { useFullPicture } from "./useFullPicture";
import { useStageControls } from "./useStageControls";
import { VideoSurface } from "./VideoSurface";

interface PlayerStageProps {
  readonly engine: PlayerEngine;
  readonly video: HTMLVideoElement;
  readonly log: ActionLog;
  readonly children?: ReactNode;
}

export function PlayerStage({ engine, video, log, children }: PlayerStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const controlsLayer = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const full = useFullPicture(stage);
  const panel = useTimestampsPanel(engine, full.isFull, log);
  useDrawerFocus(stage, panel.isOverlay);
  const controls = useStageControls(engine, controlsLayer);
  const { isShown, wake } = controls;
  const keys = usePlayerKeys({ engine, toggleFullscreen: full.toggle, log, onKey: wake });
  const tap = (wasShown: boolean) => {
    if (panel.isOverlay) panel.toggle("screenClick");
    else if (wasShown) controls.sleep();
    else wake();
  };
  const toggleFullscreen = () => {
    full.toggle();
    log("screenClick", "fullscreen", !full.isFullscreen);
  };
  const leaveFull = (kind: ActionType) => {
    full.leave();
    log(kind, "fullscreen", false);
  };
  return (
    <>
      <Frame ref={stage} data-full={full.isFull || undefined}>
        <Picture
          $hidesCursor={!isShown}
          onPointerMove={wake}
          onFocus={wake}
          onKeyDownCapture={wake}
        >
          <VideoSurface
            engine={engine}
            video={video}
            log={log}
            isShown={isShown}
            onMove={wake}
            onTap={tap}
            onToggleFullscreen={toggleFullscreen}
          />
          <CaptionLines engine={engine} isRaised={isShown} />
          <CountOverlay engine={engine} />
          <StageOverlay engine={engine} />
          <Controls ref={controlsLayer} $isShown={isShown}>
            {full.isFull && <BackToPageButton onPress={leaveFull} />}
            <LoopHud engine={engine} />
            <ControlBar
              engine={engine}
              full={full}
              panel={panel}
              log={log}
              announce={setAnnouncement}
              onOpenSheet={keys.openSheet}
            />
          </Controls>
          {children}
          <ChangeNotice engine={engine} />
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </Picture>
        <ControlRow>
          <DanceControls engine={engine} log={log} onOpenSheet={keys.openSheet} />
        </ControlRow>
        {panel.isRendered && (
          <TimestampsPanel
            engine={engine}
            isOpen={panel.isOpen}
            onToggle={panel.toggle}
            log={log}
          />
        )}
      </Frame>
      {keys.isSheetOpen && <ShortcutSheet engine={engine} onClose={keys.closeSheet} />}
    </>
  );
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
  &[data-full] {
    position: fixed;
    inset: 0;
    z-index: ${layer.playerControls};
    flex-direction: row;
    height: auto;
    overflow: hidden;
    border-radius: 0;
  }
`;

const Picture = styled.div<{ $hidesCursor: boolean }>`
  position: relative;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  background: ${art.inkOnAccent};
  cursor: ${(props) => (props.$hidesCursor ? "none" : "default")};
  ${below.shell} {
    flex: none;
    height: clamp(300px, calc(56.25vw - 80px), 600px);
    margin: 0 -20px;
  }
  [data-full] > & {
    flex: 1;
    height: auto;
    margin: 0;
    /* Blocks scrolling of the page behind the picture but allows pinch zoom. */
    touch-action: pinch-zoom;
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
  ${reducedMotion} {
    transition: none;
  }
  /* On a phone, the drawer covers half of the controls. */
  ${below.compact} {
    [data-full]:has(> aside) & {
      visibility: hidden;
    }
  }
`;
