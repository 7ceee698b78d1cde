import type { SearchResults_result$data } from "../../client/src/screens/Search/__generated__/SearchResults_result.graphql";
import type { Operations } from "./operations.ts";

type Result = Pick<SearchResults_result$data, "styles" | "playlists" | "instructors" | "classes">;
type Response = Operations["search"]["response"];

const GROUPS = [
  "styles",
  "playlists",
  "instructors",
  "classes",
] as const satisfies readonly (keyof Result)[];

// The client's types hide what a fragment reads. The response itself holds it.
const resultOf = ({ search }: Response) => search as unknown as Partial<Result> | null | undefined;

/** Whether all four groups came back, empty or not. */
export function hasGroups(response: Response): boolean {
  const result = resultOf(response);
  return GROUPS.every((group) => Array.isArray(result?.[group]));
}

/** Number of results over all groups. */
export function foundCount(response: Response): number {
  const result = resultOf(response);
  return GROUPS.reduce((sum, group) => sum + (result?.[group]?.length ?? 0), 0);
}
