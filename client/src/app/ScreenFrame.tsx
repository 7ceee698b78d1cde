import { type ComponentType, useEffect, useRef } from "react";
import { useLoaderData } from "react-router-dom";
import { AccessGuard } from "./AccessGuard";
import type { ScreenComponent, ScreenRoute } from "./routeTable";
import type { ScreenData } from "./screenLoader";

const RELEASED_AFTER_MS = 1_000;

/** A screen behind its guard, with its window title and its query reference. */
export function framed(row: ScreenRoute, Screen: ScreenComponent): ComponentType {
  return function FramedScreen() {
    const { queryRef } = useLoaderData<ScreenData>();
    useReleased(queryRef);
    return (
      <AccessGuard rule={row.access}>
        {row.title !== null && <title>{`${row.title} – Eightcount`}</title>}
        <Screen queryRef={queryRef} />
      </AccessGuard>
    );
  };
}

/** Lets go of a query once another took its place; late, because effects may run twice in a row. */
function useReleased(queryRef: ScreenData["queryRef"]) {
  const shown = useRef<ScreenData["queryRef"]>(null);
  useEffect(() => {
    shown.current = queryRef;
    return () => {
      shown.current = null;
      setTimeout(() => shown.current !== queryRef && queryRef?.dispose(), RELEASED_AFTER_MS);
    };
  }, [queryRef]);
}
