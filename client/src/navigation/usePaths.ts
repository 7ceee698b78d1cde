import { useIsMember } from "../session/useIsMember";
import { type CataloguePaths, memberPaths, publicPaths } from "./paths";

export function usePaths(): CataloguePaths {
  return useIsMember() ? memberPaths : publicPaths;
}
