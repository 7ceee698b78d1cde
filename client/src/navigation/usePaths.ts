import { useIsMember } from "../session/useIsMember";
import { type CataloguePaths, memberPaths, publicPaths } from "./paths";

/** Members stay among their own pages, visitors among the public ones; nobody crosses by a link. */
export function usePaths(): CataloguePaths {
  return useIsMember() ? memberPaths : publicPaths;
}
