import { isListed, LISTABLE_CLASSES } from "../dance-classes/listed-class.read-model";
import { groupRows } from "../dance-classes/lists/group-rows";
import type { ClassOwner } from "../dance-classes/lists/owner";
import { Prisma, type PrismaClient } from "../generated/client";
import type { Instructor } from "./instructor";

export type StyleOrPlaylist = Exclude<ClassOwner, "instructor">;

export type TeachingReadModel = ReturnType<typeof teachingReadModel>;

type TeacherRow = Instructor & { readonly ownerId: string };

const owners: Readonly<Record<StyleOrPlaylist, { from: Prisma.Sql; ownerId: Prisma.Sql }>> = {
  style: { from: LISTABLE_CLASSES, ownerId: Prisma.sql`c.style_id` },
  playlist: {
    from: Prisma.sql`${LISTABLE_CLASSES} JOIN playlist_item p ON p.class_id = c.id`,
    ownerId: Prisma.sql`p.playlist_id`,
  },
};

export function teachingReadModel(prisma: PrismaClient) {
  return {
    /** Returns distinct teachers per owner id, by name. An owner without classes is missing. */
    teachersOf: async (owner: StyleOrPlaylist, ids: readonly string[], now: Date) => {
      const { from, ownerId } = owners[owner];
      const rows = await prisma.$queryRaw<TeacherRow[]>(Prisma.sql`
        SELECT DISTINCT ${ownerId} AS "ownerId", i.id, i.name, i.slug, i.bio,
          i.short_bio AS "shortBio", i.styles_taught AS "stylesTaught",
          i.profile_color_1 AS "profileColor1", i.profile_color_2 AS "profileColor2",
          i.avatar_image_path AS "avatarImagePath", i.profile_image_path AS "profileImagePath"
        FROM ${from}
        WHERE ${ownerId} = ANY(${ids}::uuid[]) AND ${isListed(now)}
        ORDER BY i.name, i.id`);
      return groupRows<TeacherRow, Instructor>(
        rows,
        (row) => row.ownerId,
        (row) => row,
      );
    },
  };
}
