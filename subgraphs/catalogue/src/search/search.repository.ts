import { releasedBefore } from "../dance-classes/visibility.rules";
import { Prisma, type PrismaClient } from "../generated/client";
import type { NamedHit, SearchKind } from "./search.rules";

export interface SearchRequest {
  /** Contains at least one letter or digit. */
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
 * Free-text search for styles, teachers, playlists, and classes. Never finds hidden, archived, or
 * future items. The functions are in `prisma/sql/search/`.
 *
 * **Matching** (`text.sql`, `query.sql`). Case, accents, and punctuation do not count. Every typed
 * word must match a word or its beginning, in any order. At most six words count, and a word of one
 * or two letters only if it is among the first two. A class has the words of its song, artist,
 * teacher, style (with its aliases), and level. Words may be typed apart or run together. If that
 * finds neither a whole name nor five results, words of three letters and more may be misspelled: a
 * typo, two in a long word, or similar trigrams. If that finds nothing either, one word may be left
 * out, and then any word of four letters is enough.
 *
 * **Ranking** (`hits.sql`). Text, then popularity, then freshness:
 * 1. the name (a class's song) is exactly the typed text; 2. it begins with it; 3. the artist
 *    begins with it; 4. the name has all the words; 5. all the words are somewhere; 6. misspelled,
 *    the most similar first.
 * Within one of these, more viewed classes come first, in steps of about a fifth so that a few
 * views decide nothing. Within a step, the newer class comes first. Names have no popularity and
 * are ordered alphabetically.
 *
 * **Cost.** Compares a few thousand classes at most, however common a word is. Run
 * `npm run bench:search` to measure it.
 */
export interface SearchRepository {
  /** Returns the best hits of each kind, best first within a kind. Uses one statement. */
  find(request: SearchRequest): Promise<readonly SearchHit[]>;
  /** Returns `limit` hits of each kind with names, best first. Uses one statement. */
  findNamed(request: SearchRequest): Promise<readonly NamedHit[]>;
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
    findNamed: (request) =>
      prisma.$queryRaw<NamedHit[]>(Prisma.sql`
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
