import styled from "styled-components";

type MarkSize = "chip" | "tile" | "banner";

interface RhythmMarkProps {
  /** Eight accents from 0 to 3, as returned by the graph. */
  readonly rhythm: readonly number[];
  readonly size?: MarkSize;
}

const MEASURES: Record<
  MarkSize,
  { bar: number; gap: number; base: number; step: number; height: number }
> = {
  chip: { bar: 3, gap: 2, base: 3, step: 3.6, height: 14 },
  tile: { bar: 4, gap: 2, base: 3, step: 5.6, height: 20 },
  banner: { bar: 9, gap: 5, base: 8, step: 12, height: 44 },
};

/** Decorative, because the style's name is shown next to it. */
export function RhythmMark({ rhythm, size = "chip" }: RhythmMarkProps) {
  const measure = MEASURES[size];
  return (
    <Row aria-hidden="true" $measure={measure}>
      {rhythm.map((accent, index) => {
        const key = `count-${index}`;
        return <i key={key} style={{ height: measure.base + accent * measure.step }} />;
      })}
    </Row>
  );
}

const Row = styled.span<{ $measure: (typeof MEASURES)[MarkSize] }>`
  display: inline-grid;
  grid-auto-flow: column;
  grid-auto-columns: ${(props) => props.$measure.bar}px;
  gap: ${(props) => props.$measure.gap}px;
  align-items: end;
  height: ${(props) => props.$measure.height}px;
  i {
    border-radius: ${(props) => (props.$measure.bar > 4 ? 2 : 1)}px;
    background: currentColor;
  }
`;
