import type { ClassCard_danceClass$data } from "../../client/src/components/cards/__generated__/ClassCard_danceClass.graphql";
import type { ClassResults_query$data } from "../../client/src/screens/Classes/__generated__/ClassResults_query.graphql";
import type { Operations } from "./operations.ts";

/** The client's types leave out what Relay itself reads to load the next page. */
type Connection = ClassResults_query$data["danceClasses"] & {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};
type Response = Operations["classList" | "moreClasses"]["response"];

export type ListedClass = Pick<ClassCard_danceClass$data, "classId" | "levelName">;

export interface ClassPage {
  readonly classes: readonly ListedClass[];
  /** Where the next page begins, or null after the last one. */
  readonly next: string | null;
}

/** Reads a page of the class list, or null if the response has none. */
export function classPageOf(response: Response): ClassPage | null {
  // The client's types hide what a fragment reads. The response itself holds it.
  const { danceClasses } = response as unknown as { danceClasses?: Partial<Connection> | null };
  if (!danceClasses?.edges || !danceClasses.pageInfo) return null;
  const { hasNextPage, endCursor } = danceClasses.pageInfo;
  return {
    classes: danceClasses.edges.map(({ node }) => node as unknown as ListedClass),
    next: hasNextPage ? endCursor : null,
  };
}
