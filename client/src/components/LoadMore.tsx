import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { Loading } from "../design/feedback/Loading";
import { Button } from "../design/primitives/Button";

/** Distance from the window's bottom, in pixels, at which a list loads its next page. */
export const LOAD_DISTANCE_PX = 350;
/** Load distance for the long lists of style and listing pages. */
export const LONG_LIST_LOAD_DISTANCE_PX = 450;
/** Debounces intersection callbacks. */
export const DEBOUNCE_MS = 50;

interface LoadMoreProps {
  readonly hasNext: boolean;
  readonly isLoading: boolean;
  /** Pass `onDone` to the pagination call. After an error, only the button loads again. */
  readonly onLoad: (onDone: (error: Error | null) => void) => void;
  readonly label: string;
  readonly distancePx?: number;
}

export function LoadMore(props: LoadMoreProps) {
  const { hasNext, isLoading, onLoad, label, distancePx = LOAD_DISTANCE_PX } = props;
  const sentinel = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => onLoad((error) => setHasFailed(error !== null));
  const canLoad = hasNext && !isLoading && !hasFailed;
  useLoadWhenNear(sentinel, canLoad ? distancePx : undefined, load);
  if (!hasNext && !isLoading) return null;
  return (
    <Row ref={sentinel}>
      {isLoading ? (
        <Loading />
      ) : (
        <Button kind="secondary" size="l" onClick={load}>
          {label}
        </Button>
      )}
    </Row>
  );
}

function useLoadWhenNear(
  sentinel: React.RefObject<HTMLElement | null>,
  distancePx: number | undefined,
  onLoad: () => void,
) {
  const latest = useRef(onLoad);
  useEffect(() => {
    latest.current = onLoad;
  });
  useEffect(() => {
    if (distancePx === undefined || sentinel.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => latest.current(), DEBOUNCE_MS);
      },
      { rootMargin: `0px 0px ${distancePx}px` },
    );
    observer.observe(sentinel.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [sentinel, distancePx]);
}

const Row = styled.div`
  display: grid;
  place-items: center;
  min-height: 54px;
  margin-top: 48px;
`;
