import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import styled from "styled-components";
import { FrozenFrame } from "../controls/overlays/FrozenFrame";
import type { PlayerEngine } from "../engine/playerEngine";
import type { ActionLog } from "../playerActions";
import { usePlayerState } from "../usePlayerState";

interface VideoSurfaceProps {
  readonly engine: PlayerEngine;
  readonly video: HTMLVideoElement;
  readonly log: ActionLog;
  readonly isShown: boolean;
  readonly onMove: () => void;
  /** Called on touch, with the visibility of the controls before it. */
  readonly onTap: (wasShown: boolean) => void;
  readonly onToggleFullscreen: () => void;
}

/** Clicks toggle playback, double clicks fullscreen. A tap only toggles the controls. */
export function VideoSurface(props: VideoSurfaceProps) {
  const { engine, video, log, isShown, onMove, onTap, onToggleFullscreen } = props;
  const host = useRef<HTMLDivElement>(null);
  // A small finger movement shows the controls before the finger lifts.
  const wasShown = useRef(false);
  const isFinger = useRef(false);
  const isMirrored = usePlayerState(engine, (state) => state.isMirrored);
  useHostedVideo(host, video);
  const press = (event: PointerEvent) => {
    if (event.pointerType === "touch") {
      onTap(wasShown.current);
      return;
    }
    onMove();
    if (event.button !== 0) return;
    engine.toggle();
    log("screenClick", "toggle", engine.store.get().positionSeconds);
  };
  return (
    <Host
      ref={host}
      $isMirrored={isMirrored}
      onPointerDown={({ pointerType }) => {
        wasShown.current = isShown;
        isFinger.current = pointerType === "touch";
      }}
      onPointerUp={press}
      onDoubleClick={() => {
        if (!isFinger.current) onToggleFullscreen();
      }}
    >
      <FrozenFrame engine={engine} />
    </Host>
  );
}

function useHostedVideo(host: RefObject<HTMLDivElement | null>, video: HTMLVideoElement) {
  useEffect(() => {
    host.current?.prepend(video);
    return () => video.remove();
  }, [host, video]);
}

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
