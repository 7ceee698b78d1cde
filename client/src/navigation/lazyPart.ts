import { type ComponentType, lazy } from "react";
import { loadWhenReachable } from "./reachability";

/** A part of a page whose code is fetched when first needed; without a network it comes later. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWhenReachable(load) }));
