-- Ranks hits as described in search.repository.ts.

-- Looks at a few thousand classes at most, however common a word is. If many classes match, the most
-- popular thousand hold enough of them. If few match, the index finds them quickly.
CREATE OR REPLACE FUNCTION search_class_hits(asked tsquery, exact tsquery, in_song tsquery, key text, most int, now timestamptz)
RETURNS TABLE (id uuid, score real) LANGUAGE sql STABLE AS $$
  WITH popular AS MATERIALIZED (
    SELECT * FROM (
      SELECT * FROM search_class WHERE is_listed AND released_at < now
      ORDER BY popularity DESC, released_at DESC LIMIT 1000) AS top
    WHERE document @@ asked
  ), candidates AS (
    SELECT * FROM popular
    UNION ALL
    (SELECT * FROM search_class
      WHERE (SELECT count(*) FROM popular) < 20 AND document @@ asked LIMIT 3000)
    UNION ALL
    (SELECT * FROM search_class WHERE song_key = key
      ORDER BY popularity DESC, released_at DESC LIMIT 50)
    UNION ALL
    (SELECT * FROM search_class WHERE artist_key = key
      ORDER BY popularity DESC, released_at DESC LIMIT 50)
    UNION ALL
    (SELECT * FROM search_class
      WHERE song_key > key AND song_key < key || U&'\+10FFFF' LIMIT 200)
  ), scored AS (
    SELECT DISTINCT class_id, popularity, released_at, CASE
      WHEN song_key = key THEN 6
      WHEN starts_with(song_key, key) THEN 5
      WHEN starts_with(artist_key, key) THEN 4
      WHEN document @@ in_song THEN 3
      WHEN document @@ exact THEN 2
      ELSE round(10 * greatest(similarity(song_key, key), similarity(artist_key, key))) / 10 END::real AS score
    FROM candidates WHERE is_listed AND released_at < now
  )
  SELECT class_id, score FROM scored
  ORDER BY score DESC, popularity DESC, released_at DESC, class_id LIMIT most
$$;

CREATE OR REPLACE FUNCTION search_name_hits(asked tsquery, exact tsquery, key text, most int)
RETURNS TABLE (kind text, id uuid, score real) LANGUAGE sql STABLE AS $$
  WITH scored AS (
    SELECT kind, id, name_key, CASE
      WHEN name_key = key THEN 6
      WHEN starts_with(name_key, key) THEN 5
      WHEN document @@ exact THEN 3
      ELSE similarity(name_key, key) END::real AS score
    FROM search_name WHERE document @@ asked
  ), placed AS (
    SELECT kind, id, score, row_number() OVER (PARTITION BY kind ORDER BY score DESC, name_key, id) AS place
    FROM scored
  )
  SELECT kind, id, score FROM placed WHERE place <= most
$$;
