import { isListed, LISTABLE_CLASSES } from "../dance-classes/listed-class.read-model";
import { Prisma, type PrismaClient } from "../generated/client";

/** Which styles the classes of playlists are in. */
export interface PlaylistStylesReadModel {
  /** Per playlist id the ids of its styles, each once; a playlist without classes is absent. */
  styleIdsOf(
    playlistIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, readonly string[]>>;
}

export function playlistStylesReadModel(prisma: PrismaClient): PlaylistStylesReadModel {
  return {
    styleIdsOf: async (playlistIds, now) => {
      const rows = await prisma.$queryRaw<{ playlistId: string; styleIds: string[] }[]>(Prisma.sql`
        SELECT p.playlist_id AS "playlistId", array_agg(DISTINCT s.id) AS "styleIds"
        FROM ${LISTABLE_CLASSES} JOIN playlist_item p ON p.class_id = c.id
        WHERE p.playlist_id = ANY(${playlistIds}::uuid[]) AND ${isListed(now)}
        GROUP BY p.playlist_id`);
      return new Map(rows.map((row) => [row.playlistId, row.styleIds]));
    },
  };
}
