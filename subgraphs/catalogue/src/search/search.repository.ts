import { isOut } from "../classes/listed-class.read-model";
import { Prisma, type PrismaClient } from "../generated/client";
import { MIN_CLOSE_LENGTH, type SearchTerms } from "./search.rules";

export type SearchKind = "style" | "instructor" | "playlist" | "class";

export interface SearchRequest {
  readonly terms: SearchTerms;
  /** Per kind. */
  readonly limit: number;
  readonly now: Date;
}

export interface SearchHit {
  readonly kind: SearchKind;
  readonly id: string;
}

/**
 * Free text over names, songs and artists. Case, accents, spaces and hyphens do not count; words
 * may be cut short or slightly wrong. Hidden, archived and future things are never found.
 */
export interface SearchRepository {
  /** The best of each kind, best first within a kind. */
  find(request: SearchRequest): Promise<readonly SearchHit[]>;
}

/**
 * How alike a typed text and some words of a name must be to count as a slip of the finger; the
 * database's `search_class_candidates` holds the same number.
 */
const CLOSE_ENOUGH = 0.45;

// What each kind is searched in, and what breaks a tie.
const candidates = (now: Date) => Prisma.sql`
  SELECT 'style' AS kind, id, search_words, search_keys, 0 AS weight, name
    FROM style WHERE NOT hidden
  UNION ALL
  SELECT 'instructor', id, search_words, search_keys, 0, name FROM instructor WHERE NOT hidden
  UNION ALL
  SELECT 'playlist', id, search_words, search_keys, 0, name FROM playlist WHERE NOT hidden
  UNION ALL
  SELECT 'class', c.id, c.search_words, c.search_keys, c.total_views, c.song_name
    FROM asked, search_class_candidates(asked.words, asked.key, asked.prefixes) found(id)
    JOIN dance_class c ON c.id = found.id
    JOIN style s ON s.id = c.style_id AND NOT s.hidden
    JOIN instructor i ON i.id = c.instructor_id AND NOT i.hidden
    WHERE NOT c.is_archived AND ${isOut(now)}`;

// The whole name, its beginning, the beginning of its words, anywhere inside, nearly.
const SCORE = Prisma.sql`CASE
  WHEN (' ' || search_keys || ' ') LIKE ('% ' || asked.key || ' %') THEN 5
  WHEN (' ' || search_keys) LIKE ('% ' || asked.key || '%') THEN 4
  WHEN to_tsvector('simple', search_words) @@ asked.prefixes THEN 3
  WHEN asked.is_long AND search_words LIKE ('%' || asked.words || '%') THEN 2
  WHEN asked.is_long AND word_similarity(asked.words, search_words) >= ${CLOSE_ENOUGH} THEN
    word_similarity(asked.words, search_words)
  ELSE 0 END`;

export function searchRepository(prisma: PrismaClient): SearchRepository {
  return {
    find: ({ terms, limit, now }) =>
      prisma.$queryRaw<SearchHit[]>(Prisma.sql`
        WITH asked AS (
          SELECT words, key, to_tsquery('simple', search_fold(${terms.prefixes}::text)) AS prefixes,
            length(key) >= ${MIN_CLOSE_LENGTH}::int AS is_long
          FROM (SELECT search_words(${terms.text}::text) AS words,
                       search_keys(ARRAY[${terms.text}::text]) AS key) folded
        ), scored AS (
          SELECT kind, id, weight, name, ${SCORE} AS score
          FROM (${candidates(now)}) candidate, asked
        ), ranked AS (
          SELECT kind, id, row_number() OVER (
            PARTITION BY kind ORDER BY score DESC, weight DESC, name, id) AS place
          FROM scored WHERE score > 0
        )
        SELECT kind, id FROM ranked WHERE place <= ${limit}::int ORDER BY kind, place`),
  };
}
