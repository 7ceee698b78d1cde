import { type ComponentType, lazy } from "react";
import { loadWhenReachable } from "./reachability";

/** Lazy component that waits for the network if offline, without a notice if `isOptional` is true. */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
  isOptional?: boolean,
) => lazy(async () => ({ default: await loadWhenReachable(load, isOptional) }));
