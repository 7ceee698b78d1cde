import { z } from "zod";
import { Prisma } from "../generated/client";
import type { DanceClass } from "./dance-class";
import { releasedBefore } from "./visibility.rules";

export const CLASS_COLUMNS = Prisma.sql`
  c.id, c.song_name AS "songName", c.song_artist AS "songArtist", c.description, c.level,
  c.length_seconds AS "lengthSeconds", c.release_date AS "releaseDate",
  c.is_archived AS "isArchived", c.total_views AS "totalViews", c.tags,
  c.thumbnail_path AS "thumbnailPath", c.trailer_path AS "trailerPath", c.timestamps,
  c.style_id AS "styleId", c.instructor_id AS "instructorId"`;

/** Classes `c` with a visible style `s` and a visible teacher `i`. */
export const LISTABLE_CLASSES = Prisma.sql`
  dance_class c
  JOIN style s ON s.id = c.style_id AND NOT s.hidden
  JOIN instructor i ON i.id = c.instructor_id AND NOT i.hidden`;

export function isListed(now: Date): Prisma.Sql {
  return Prisma.sql`NOT c.is_archived AND ${isReleasedAt(now)}`;
}

export function isReleasedAt(now: Date): Prisma.Sql {
  return Prisma.sql`c.release_date < ${releasedBefore(now)}::timestamptz`;
}

const timestamps = z.array(
  z.object({
    seconds: z.int().nonnegative(),
    time: z.string(),
    title: z.string(),
    sectionHeading: z.string(),
  }),
);

/** A row from SQL. Its JSON column is not validated yet. */
export type ClassRow = Omit<DanceClass, "timestamps"> & { readonly timestamps: unknown };

/** Validates the JSON column and drops additional columns. */
export function toDanceClass(row: ClassRow): DanceClass {
  return {
    id: row.id,
    songName: row.songName,
    songArtist: row.songArtist,
    description: row.description,
    level: row.level,
    lengthSeconds: row.lengthSeconds,
    releaseDate: row.releaseDate,
    isArchived: row.isArchived,
    totalViews: row.totalViews,
    tags: row.tags,
    thumbnailPath: row.thumbnailPath,
    trailerPath: row.trailerPath,
    timestamps: timestamps.parse(row.timestamps),
    styleId: row.styleId,
    instructorId: row.instructorId,
  };
}
