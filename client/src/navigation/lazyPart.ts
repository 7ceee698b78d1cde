import { type ComponentType, lazy } from "react";
import { loadWhenReachable } from "./reachability";

/**
 * Lazy component that waits for the network if its code cannot be loaded offline. `isExtra` marks
 * optional parts, which wait without an offline notice.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>, isExtra?: boolean) =>
  lazy(async () => ({ default: await loadWhenReachable(load, isExtra) }));
