import { VolumeX } from "lucide-react";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { art, font, radius } from "../design/theme";
import { usePrefersCalm } from "../design/useMedia";
import type { ClassPreview_danceClass$key } from "./__generated__/ClassPreview_danceClass.graphql";

// A pointer that only crosses a card starts nothing.
const HOVER_INTENT_MS = 150;

interface ClassPreviewProps {
  readonly danceClass: ClassPreview_danceClass$key;
  readonly isHovered: boolean;
  /** Leaves room for the progress bar below. */
  readonly isRaised: boolean;
}

/** The silent trailer over a still, while a pointer rests on the card. People who asked for calm start it themselves. */
export function ClassPreview({ danceClass, isHovered, isRaised }: ClassPreviewProps) {
  const data = useFragment<ClassPreview_danceClass$key>(
    graphql`
      fragment ClassPreview_danceClass on DanceClass {
        songName
        trailerUrl
      }
    `,
    danceClass,
  );
  const isCalm = usePrefersCalm();
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (!isHovered || isCalm) return;
    const timer = setTimeout(() => setIsPlaying(true), HOVER_INTENT_MS);
    return () => {
      clearTimeout(timer);
      setIsPlaying(false);
    };
  }, [isHovered, isCalm]);
  if (data.trailerUrl == null) return null;
  return (
    <>
      {isPlaying && (
        <Film
          src={data.trailerUrl}
          muted
          autoPlay
          loop
          playsInline
          aria-hidden="true"
          data-testid="preview"
          onError={() => setIsPlaying(false)}
        />
      )}
      {isPlaying && !isCalm && (
        <Plate as="span" $isRaised={isRaised}>
          <VolumeX /> Preview
        </Plate>
      )}
      {isCalm && (
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

const Film = styled.video`
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
