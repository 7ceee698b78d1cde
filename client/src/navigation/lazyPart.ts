import { type ComponentType, lazy } from "react";
import { loadWhenReachable } from "./reachability";

/** Lazy component that waits for the network if offline, without a notice if `isExtra` is true. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>, isExtra?: boolean) =>
  lazy(async () => ({ default: await loadWhenReachable(load, isExtra) }));
