import { useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "../design/Button";
import { Loading } from "../design/Loading";

/** Lists load on when their bottom comes this near to the window's, in pixels. */
export const LOAD_DISTANCE_PX = 350;
/** The same for the long list of a style. */
export const STYLE_LOAD_DISTANCE_PX = 450;
const THROTTLE_MS = 50;

interface LoadMoreProps {
  readonly hasNext: boolean;
  readonly isLoading: boolean;
  readonly onLoad: () => void;
  /** The button's words, e.g. "See More Classes". */
  readonly label: string;
  /** Load by scrolling too, from this distance; the button stays for those who do not scroll. */
  readonly distancePx?: number;
}

/** The end of a list that has more: a button, the loader while more is coming, nothing at the end. */
export function LoadMore({ hasNext, isLoading, onLoad, label, distancePx }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  useLoadWhenNear(end, hasNext && !isLoading ? distancePx : undefined, onLoad);
  if (!hasNext && !isLoading) return null;
  return (
    <Place ref={end}>
      {isLoading ? (
        <Loading />
      ) : (
        <Button kind="secondary" size="l" onClick={onLoad}>
          {label}
        </Button>
      )}
    </Place>
  );
}

function useLoadWhenNear(
  end: React.RefObject<HTMLElement | null>,
  distancePx: number | undefined,
  onLoad: () => void,
) {
  const latest = useRef(onLoad);
  useEffect(() => {
    latest.current = onLoad;
  });
  useEffect(() => {
    if (distancePx === undefined || end.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => latest.current(), THROTTLE_MS);
      },
      { rootMargin: `0px 0px ${distancePx}px` },
    );
    observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [end, distancePx]);
}

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 54px;
  margin-top: 48px;
`;
