import { isListed, LISTABLE_CLASSES } from "../dance-classes/listed-class.read-model";
import { Prisma, type PrismaClient } from "../generated/client";

export type PlaylistStylesReadModel = ReturnType<typeof playlistStylesReadModel>;

export function playlistStylesReadModel(prisma: PrismaClient) {
  return {
    /** Returns distinct style ids per playlist id. A playlist without classes is missing. */
    styleIdsOf: async (playlistIds: readonly string[], now: Date) => {
      const rows = await prisma.$queryRaw<{ playlistId: string; styleIds: string[] }[]>(Prisma.sql`
        SELECT p.playlist_id AS "playlistId", array_agg(DISTINCT s.id) AS "styleIds"
        FROM ${LISTABLE_CLASSES} JOIN playlist_item p ON p.class_id = c.id
        WHERE p.playlist_id = ANY(${playlistIds}::uuid[]) AND ${isListed(now)}
        GROUP BY p.playlist_id`);
      return new Map(rows.map((row) => [row.playlistId, row.styleIds]));
    },
  };
}
