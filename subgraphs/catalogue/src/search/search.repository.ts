import { releasedBefore } from "../dance-classes/visibility.rules";
import { Prisma, type PrismaClient } from "../generated/client";
import type { SearchKind, ToldHit } from "./search.rules";

export interface SearchRequest {
  /** As typed, holding at least one letter or digit. */
  readonly text: string;
  /** Per kind. */
  readonly limit: number;
  readonly now: Date;
}

export interface SearchHit {
  readonly kind: SearchKind;
  readonly id: string;
}

/**
 * Free text over styles, teachers, playlists and classes. Hidden, archived and future things are
 * never found.
 *
 * **What counts as a match.** Case, accents, spaces and signs do not count. Every typed word must be
 * there, whole or begun, in any order; six words count, and of those with one or two letters only
 * the first two typed. A class has the words of its song, artist, teacher, style (with its aliases)
 * and level. Words may be typed apart or run together. When that finds neither a
 * whole name nor five things, words of three letters and more may also be misspelt: they stand for
 * the words of the catalogue that a slip of the finger, two slips in a long word, or the trigrams of
 * pg_trgm bring near. When even that finds nothing one word may be spare, and then any word of four
 * letters is enough.
 *
 * **What comes first.** Text, then popularity, then freshness:
 * 1. the name (a class's song) is exactly what was typed; 2. it begins so; 3. the artist begins so;
 * 4. the name has all the words; 5. all the words are somewhere; 6. misspelt, the most alike first.
 * Within one of these, a class watched more often comes first, in steps of a fifth so that a handful
 * of views decides nothing; within a step the newer one. Names have no popularity: they go by
 * alphabet.
 *
 * **What it costs.** However common a word is, at most a few thousand classes are looked at: the
 * thousand most popular, and the text index only when those hold too few. See
 * `search_class_hits` in the migrations and `npm run bench:search`.
 */
export interface SearchRepository {
  /** The best of each kind, best first within a kind. One statement. */
  find(request: SearchRequest): Promise<readonly SearchHit[]>;
  /** The same with names; best first over all kinds, `limit` of each kind. One statement. */
  tell(request: SearchRequest): Promise<readonly ToldHit[]>;
}

const found = ({ text, limit, now }: SearchRequest) =>
  Prisma.sql`search_find(${text}::text, ${limit}::int, ${releasedBefore(now)}::timestamptz)
    WITH ORDINALITY AS found(kind, id, score, place)`;

export function searchRepository(prisma: PrismaClient): SearchRepository {
  return {
    find: (request) =>
      prisma.$queryRaw<SearchHit[]>(
        Prisma.sql`SELECT kind, id FROM ${found(request)} ORDER BY place`,
      ),
    tell: (request) =>
      prisma.$queryRaw<ToldHit[]>(Prisma.sql`
        SELECT kind, coalesce(c.song_name, s.name, i.name, p.name) AS name,
          c.song_artist AS artist, teacher.name AS teacher, danced.name AS style,
          coalesce(c.id::text, s.slug, i.slug, p.slug) AS target
        FROM ${found(request)}
        LEFT JOIN dance_class c ON kind = 'class' AND c.id = found.id
        LEFT JOIN instructor teacher ON teacher.id = c.instructor_id
        LEFT JOIN style danced ON danced.id = c.style_id
        LEFT JOIN style s ON kind = 'style' AND s.id = found.id
        LEFT JOIN instructor i ON kind = 'instructor' AND i.id = found.id
        LEFT JOIN playlist p ON kind = 'playlist' AND p.id = found.id
        ORDER BY score DESC, place`),
  };
}
