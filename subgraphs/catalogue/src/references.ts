import type { ReferenceResolvers } from "@eightcount/service-kit/graph/federate";
import { fromGlobalId } from "@eightcount/service-kit/relay/global-id";
import type { CatalogueContext } from "./context";
import type { CatalogueLoaders } from "./loaders";

interface Reference {
  readonly id: string;
}

type EntityLoader = "danceClass" | "style" | "instructor" | "playlist";

/** How other subgraphs' references become rows: one query per type and request, null when hidden. */
export const references: ReferenceResolvers = {
  DanceClass: entity("DanceClass", "danceClass"),
  Style: entity("Style", "style"),
  Instructor: entity("Instructor", "instructor"),
  Playlist: entity("Playlist", "playlist"),
  Member: { __resolveReference: (reference: object) => reference },
};

function entity(type: string, loader: EntityLoader) {
  return {
    __resolveReference: (reference: Reference, { loaders }: CatalogueContext) => {
      const id = fromGlobalId(reference.id, type);
      return id === null ? null : load(loaders, loader, id);
    },
  };
}

function load(loaders: CatalogueLoaders, name: EntityLoader, id: string) {
  return loaders[name].load(id);
}
