import { VolumeX } from "lucide-react";
import { useContext, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { art, font, radius } from "../../design/theme/theme";
import type { ClassPreview_danceClass$key } from "./__generated__/ClassPreview_danceClass.graphql";
import { claimPreviewSlot } from "./claimPreviewSlot";
import { PreviewEndContext } from "./PreviewEndContext";

// Ignores a pointer that only crosses the card.
const HOVER_INTENT_MS = 150;
const SECOND_MS = 1_000;

interface ClassPreviewProps {
  readonly danceClass: ClassPreview_danceClass$key;
  /** The viewer prefers reduced motion, so the preview plays only on request. */
  readonly prefersReducedMotion: boolean;
  /** Leaves room for the progress bar below. */
  readonly isRaised: boolean;
}

export function ClassPreview({ danceClass, prefersReducedMotion, isRaised }: ClassPreviewProps) {
  const data = useFragment<ClassPreview_danceClass$key>(
    graphql`
      fragment ClassPreview_danceClass on DanceClass {
        classId
        songName
        trailerUrl
      }
    `,
    danceClass,
  );
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (prefersReducedMotion) return;
    const timer = setTimeout(() => setIsPlaying(true), HOVER_INTENT_MS);
    return () => clearTimeout(timer);
  }, [prefersReducedMotion]);
  if (data.trailerUrl == null) return null;
  const stop = () => setIsPlaying(false);
  return (
    <>
      {isPlaying && <Trailer classId={data.classId} src={data.trailerUrl} onStop={stop} />}
      {isPlaying && !prefersReducedMotion && (
        <Plate as="span" $isRaised={isRaised}>
          <VolumeX /> Preview
        </Plate>
      )}
      {prefersReducedMotion && (
        <Plate
          className="calm"
          $isRaised={isRaised}
          type="button"
          aria-label={`${isPlaying ? "Stop preview of" : "Preview"} ${data.songName}`}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          {isPlaying ? "Stop" : "Preview"}
        </Plate>
      )}
    </>
  );
}

interface TrailerProps {
  readonly classId: string;
  readonly src: string;
  readonly onStop: () => void;
}

/** Plays alone on the page and reports the seconds it played when it unmounts. */
function Trailer({ classId, src, onStop }: TrailerProps) {
  const onPreviewEnd = useContext(PreviewEndContext);
  const startedAt = useRef<number | null>(null);
  const latest = useRef({ onPreviewEnd, onStop });
  useEffect(() => {
    latest.current = { onPreviewEnd, onStop };
  });
  useEffect(() => {
    const releaseSlot = claimPreviewSlot(() => latest.current.onStop());
    return () => {
      releaseSlot();
      if (startedAt.current === null) return;
      const seconds = (performance.now() - startedAt.current) / SECOND_MS;
      startedAt.current = null;
      latest.current.onPreviewEnd(classId, seconds);
    };
  }, [classId]);
  return (
    <Video
      src={src}
      muted
      autoPlay
      loop
      playsInline
      aria-hidden="true"
      data-testid="preview"
      onPlaying={() => {
        startedAt.current ??= performance.now();
      }}
      onError={onStop}
    />
  );
}

const Video = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Plate = styled.button<{ $isRaised: boolean }>`
  position: absolute;
  left: 8px;
  bottom: ${(props) => (props.$isRaised ? 20 : 8)}px;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 6px;
  height: 26px;
  padding: 0 9px;
  border-radius: ${radius.s};
  background: ${art.plate};
  color: ${art.white};
  font: 600 12px/1 ${font.text};
  --icon: 14px;
  &.calm {
    opacity: 0;
  }
  article:hover &.calm,
  article:focus-within &.calm {
    opacity: 1;
  }
`;
