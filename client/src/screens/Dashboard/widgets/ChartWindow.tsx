import { ChartNoAxesColumn, Table2 } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { IconButton } from "../../../design/primitives/IconButton";
import { color, levelColor } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { lazyComponent } from "../../../navigation/lazyComponent";
import type { Slides } from "./ChartHeader";
import { ChartSkeleton } from "./ChartSkeleton";
import { type Bucket, barsPerView, type Period, visibleBuckets } from "./chartRules";

const loadChart = async () => (await import("./LevelChart")).LevelChart;
const LevelChart = lazyComponent(loadChart);

// Loads the large library in parallel with the data. Rendering the chart handles a failure.
loadChart().catch(() => undefined);

const LevelTable = lazyComponent(async () => (await import("./LevelTable")).LevelTable);

const WIDE_HEIGHT_PX = 238;
const NARROW_HEIGHT_PX = 190;
const NARROW_PX = 500;
const LEGEND = ["Beginner", "Intermediate", "Advanced"] as const;

interface ChartWindowProps {
  readonly period: Period;
  readonly newestFirst: readonly Bucket[];
  readonly older: {
    readonly hasMore: boolean;
    readonly isLoading: boolean;
    readonly load: () => void;
  };
  readonly header: (slides: Slides) => ReactNode;
}

export function ChartWindow({ period, newestFirst, older, header }: ChartWindowProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [offset, setOffset] = useState(0);
  const count = barsPerView(width);
  const height = width < NARROW_PX ? NARROW_HEIGHT_PX : WIDE_HEIGHT_PX;
  const [isTable, setIsTable] = useState(false);
  const buckets = visibleBuckets(newestFirst, offset, count);
  const isAtEnd = offset + count >= newestFirst.length;
  const canLoad = older.hasMore && !older.isLoading;
  const slideBack = () => {
    const next = Math.min(offset + count, newestFirst.length - count);
    setOffset(next);
    // Prefetches one window ahead, so that the next slide doesn't wait.
    if (canLoad && next + 2 * count > newestFirst.length) older.load();
  };
  const slides: Slides = {
    // At the end of the loaded bars, the button retries a failed load.
    earlier: isAtEnd ? (canLoad ? older.load : null) : slideBack,
    later: offset === 0 ? null : () => setOffset(Math.max(0, offset - count)),
  };
  return (
    <>
      {header(slides)}
      <div ref={box} style={isTable ? { minHeight: height } : { height }}>
        <Suspense fallback={<ChartSkeleton height={height} />}>
          {isTable && <LevelTable buckets={buckets} period={period} />}
          {!isTable &&
            (width > 0 ? (
              <LevelChart
                buckets={buckets}
                slots={count}
                period={period}
                size={{ width, height }}
              />
            ) : (
              <ChartSkeleton height={height} />
            ))}
        </Suspense>
      </div>
      <Footer>
        <Legend>
          {LEGEND.map((name) => (
            <li key={name}>
              <i style={{ background: levelColor[LEVEL_KEYS[name]] }} />
              {name}
            </li>
          ))}
        </Legend>
        <IconButton
          label={isTable ? "Show as chart" : "Show as table"}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? <ChartNoAxesColumn /> : <Table2 />}
        </IconButton>
      </Footer>
    </>
  );
}

const LEVEL_KEYS = {
  Beginner: "beginner",
  Intermediate: "intermediate",
  Advanced: "advanced",
} as const;

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (box.current === null) return;
    setWidth(box.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

const Footer = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: 8px;
  > button {
    margin: -13px -11px -13px 0;
    color: ${color.muted};
    --icon: 18px;
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: ${color.muted};
  ${text.caption}
  li {
    display: flex;
    align-items: center;
    gap: 7px;
  }
  i {
    width: 10px;
    height: 10px;
    border-radius: 3px;
  }
`;
