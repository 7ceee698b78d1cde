import { useMemo } from "react";
import styled from "styled-components";
import { art, magenta } from "../../../design/theme/theme";
import type { Section, Span } from "../../engine/film/timestamps";
import type { PlayerEngine } from "../../engine/playerEngine";
import { usePlayerState } from "../../usePlayerState";

interface SeekTrackProps {
  readonly engine: PlayerEngine;
  readonly position: number;
}

export function SeekTrack({ engine, position }: SeekTrackProps) {
  const duration = usePlayerState(engine, (state) => state.durationSeconds);
  const loaded = usePlayerState(engine, (state) => state.bufferedRanges);
  const segments = useMemo(() => segmentsOf(engine.sections, duration), [engine, duration]);
  return (
    <Track>
      {segments.map((segment) => (
        <Segment
          key={segment.startSeconds}
          style={{ flexGrow: segment.endSeconds - segment.startSeconds }}
        >
          {loaded.map((range) => {
            const from = fractionIn(segment, range.startSeconds);
            const width = fractionIn(segment, range.endSeconds) - from;
            if (width <= 0) return null;
            const style = { left: `${from * 100}%`, width: `${width * 100}%` };
            return <Loaded key={range.startSeconds} style={style} />;
          })}
          <Played style={{ scale: `${fractionIn(segment, position)} 1` }} />
        </Segment>
      ))}
    </Track>
  );
}

function segmentsOf(sections: readonly Section[], duration: number): Span[] {
  const starts = sections.flatMap(({ entries }) => entries.map(({ seconds }) => seconds));
  const cuts = [...new Set([0, ...starts])].filter((cut) => cut < duration);
  return cuts.map((startSeconds, index) => ({
    startSeconds,
    endSeconds: cuts[index + 1] ?? duration,
  }));
}

const fractionIn = ({ startSeconds, endSeconds }: Span, second: number): number =>
  Math.min(1, Math.max(0, (second - startSeconds) / (endSeconds - startSeconds || 1)));

const Track = styled.div`
  position: absolute;
  inset: 12px 0 auto;
  height: 5px;
  display: flex;
  gap: 3px;
`;

const Segment = styled.i`
  position: relative;
  flex: 1 1 0;
  overflow: hidden;
  border-radius: 2px;
  background: ${art.cellOff};
`;

const Loaded = styled.b`
  position: absolute;
  inset: 0 auto;
  background: ${art.veil};
`;

const Played = styled.b`
  position: absolute;
  inset: 0;
  transform-origin: left;
  background: ${magenta[400]};
`;
