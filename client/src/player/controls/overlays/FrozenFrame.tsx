import { useEffect, useRef } from "react";
import styled from "styled-components";
import type { PlayerEngine } from "../../engine/playerEngine";

export function FrozenFrame({ engine }: { engine: PlayerEngine }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let phase = engine.store.get().phase;
    return engine.store.subscribe(() => {
      const before = phase;
      phase = engine.store.get().phase;
      const element = canvas.current;
      if (!element || phase === before) return;
      const holds = phase === "loading" && draw(element, engine.video);
      element.hidden = !holds;
    });
  }, [engine]);
  return <Picture ref={canvas} hidden aria-hidden="true" />;
}

function draw(canvas: HTMLCanvasElement, video: HTMLVideoElement): boolean {
  const context = video.videoWidth > 0 ? canvas.getContext("2d") : null;
  if (!context) return false;
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  context.drawImage(video, 0, 0);
  return true;
}

const Picture = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
