import { type ComponentType, useEffect, useRef } from "react";
import { useLoaderData } from "react-router-dom";
import { AccessGuard } from "./AccessGuard";
import type { ScreenComponent, ScreenRoute } from "./routeTable";
import type { ScreenData } from "./screenLoader";

const DISPOSE_DELAY_MS = 1_000;

export function withScreenFrame(row: ScreenRoute, Screen: ScreenComponent): ComponentType {
  return function FramedScreen() {
    const { queryRef } = useLoaderData<ScreenData>();
    useDisposeReplaced(queryRef);
    return (
      <AccessGuard rule={row.access}>
        {row.title !== null && <title>{`${row.title} – Eightcount`}</title>}
        <Screen queryRef={queryRef} />
      </AccessGuard>
    );
  };
}

/** Disposes of a replaced query, with a delay because React may run effects twice in a row. */
function useDisposeReplaced(queryRef: ScreenData["queryRef"]) {
  const shown = useRef<ScreenData["queryRef"]>(null);
  useEffect(() => {
    shown.current = queryRef;
    return () => {
      shown.current = null;
      setTimeout(() => shown.current !== queryRef && queryRef?.dispose(), DISPOSE_DELAY_MS);
    };
  }, [queryRef]);
}
