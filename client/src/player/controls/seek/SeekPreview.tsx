import styled from "styled-components";
import { art, radius } from "../../../design/theme/theme";
import { oneLine, text } from "../../../design/theme/type";
import type { Thumbnail } from "../../engine/film/thumbnails";
import { currentEntry } from "../../engine/film/timestamps";
import type { PlayerEngine } from "../../engine/playerEngine";
import { usePlayerState } from "../../usePlayerState";
import { clockText } from "./seekText";
import { useThumbnails } from "./useThumbnails";

interface SeekPreviewProps {
  readonly engine: PlayerEngine;
  readonly fraction: number;
}

export function SeekPreview({ engine, fraction }: SeekPreviewProps) {
  const duration = usePlayerState(engine, (state) => state.durationSeconds);
  const second = fraction * duration;
  const picture = useThumbnails(engine.parts)(second);
  const entry = currentEntry(engine.sections, second);
  return (
    <Card aria-hidden="true" style={{ left: `clamp(84px, ${fraction * 100}%, 100% - 84px)` }}>
      {picture && <Picture $tile={picture} />}
      {entry && <b>{entry.title}</b>}
      <time>{clockText(second)}</time>
    </Card>
  );
}

const Card = styled.div`
  position: absolute;
  bottom: 34px;
  display: grid;
  justify-items: center;
  gap: 4px;
  width: 168px;
  padding: 4px;
  border-radius: ${radius.m};
  background: ${art.plate};
  color: ${art.white};
  font-size: 13px;
  translate: -50% 0;
  pointer-events: none;
  b {
    ${oneLine}
    max-width: 100%;
    padding: 0 6px;
    font-weight: 620;
  }
  time {
    ${text.count}
    padding-bottom: 2px;
    font-size: 13px;
  }
`;

const Picture = styled.i.attrs<{ $tile: Thumbnail }>(({ $tile: { url, x, y } }) => ({
  style: { backgroundImage: `url("${url}")`, backgroundPosition: `-${x}px -${y}px` },
}))`
  width: ${({ $tile }) => $tile.width}px;
  height: ${({ $tile }) => $tile.height}px;
  border-radius: ${radius.s};
`;
