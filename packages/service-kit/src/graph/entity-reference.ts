import { fromGlobalId } from "../relay/global-id";
import type { SubgraphContext } from "./context";
import type { ReferenceResolver } from "./federate";

/** Resolves an entity by its global id. Returns null if the id is malformed or of another type. */
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
