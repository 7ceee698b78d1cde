import { fromGlobalId } from "../relay/global-id";
import type { SubgraphContext } from "./context";
import type { ReferenceResolver } from "./federate";

/**
 * Resolves an entity by the row id in its global id; null when the id is of another type or
 * malformed.
 */
export function entityReference<L>(
  type: string,
  load: (rowId: string, loaders: L) => unknown,
): ReferenceResolver {
  return {
    __resolveReference: ({ id }: { id: string }, { loaders }: SubgraphContext<L>) => {
      const rowId = fromGlobalId(id, type);
      return rowId === null ? null : load(rowId, loaders);
    },
  };
}
