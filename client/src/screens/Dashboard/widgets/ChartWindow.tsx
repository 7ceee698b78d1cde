import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { Skeleton } from "../../../design/Skeleton";
import { color, levelColor } from "../../../design/theme";
import { text } from "../../../design/type";
import type { Slides } from "./ChartHeader";
import { type Bucket, barsPerView, type Period, visibleBuckets } from "./chartRules";

const LevelChart = lazy(() =>
  import("./LevelChart").then((module) => ({ default: module.LevelChart })),
);

const CHART_HEIGHT_PX = 248;
const AXIS_WIDTH_PX = 30;
const LEGEND = ["Beginner", "Intermediate", "Advanced"] as const;

interface ChartWindowProps {
  readonly period: Period;
  readonly newestFirst: readonly Bucket[];
  readonly older: {
    readonly exist: boolean;
    readonly areLoading: boolean;
    readonly load: () => void;
  };
  readonly header: (slides: Slides) => ReactNode;
}

/** As many bars as fit, with a way back in time while there is any. */
export function ChartWindow({ period, newestFirst, older, header }: ChartWindowProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [offset, setOffset] = useState(0);
  const count = barsPerView(width - AXIS_WIDTH_PX);
  const isAtEnd = offset + count >= newestFirst.length;
  const { exist, areLoading, load } = older;
  useEffect(() => {
    // One window ahead of the member, so that sliding never waits.
    if (exist && !areLoading && offset + 2 * count > newestFirst.length) load();
  }, [exist, areLoading, load, offset, count, newestFirst.length]);
  const slides: Slides = {
    earlier: isAtEnd ? null : () => setOffset(Math.min(offset + count, newestFirst.length - count)),
    later: offset === 0 ? null : () => setOffset(Math.max(0, offset - count)),
  };
  return (
    <>
      {header(slides)}
      <div ref={box} style={{ height: CHART_HEIGHT_PX }}>
        <Suspense fallback={<Skeleton style={{ height: CHART_HEIGHT_PX }} />}>
          {width > 0 && (
            <LevelChart
              buckets={visibleBuckets(newestFirst, offset, count)}
              period={period}
              size={{ width, height: CHART_HEIGHT_PX }}
            />
          )}
        </Suspense>
      </div>
      <Legend>
        {LEGEND.map((name) => (
          <li key={name}>
            <i style={{ background: levelColor[LEVEL_KEYS[name]] }} />
            {name}
          </li>
        ))}
      </Legend>
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

const Legend = styled.ul`
  display: flex;
  gap: 16px;
  margin-top: 8px;
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
