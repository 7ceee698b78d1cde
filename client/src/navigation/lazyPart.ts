import { type ComponentType, lazy } from "react";
import { loadWhenReachable } from "./reachability";

/**
 * A part of a page whose code is fetched when first needed; without a network it comes later. An
 * extra, without which a page is whole, comes later without a word.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>, isExtra?: boolean) =>
  lazy(async () => ({ default: await loadWhenReachable(load, isExtra) }));
