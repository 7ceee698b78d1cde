-- Data that search reads. search_class has one row per class, search_name one per visible style,
-- instructor, and playlist, and search_word one per known word. These tables are separate from the
-- catalogue's own, so that counting a view does not rewrite a text index.

-- Views in steps of about a fifth. Classes on the same step count as equally popular.
CREATE OR REPLACE FUNCTION search_popularity(views int) RETURNS smallint
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT floor(4 * log(2, 1 + views))::smallint $$;

-- Adds words that typos are corrected to. Words no longer in use stay, because they match nothing.
CREATE OR REPLACE FUNCTION search_learn(words text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_word (word, near)
  SELECT word, search_near(word)
  FROM (SELECT DISTINCT unnest(words) AS word) AS new
  WHERE length(word) BETWEEN 3 AND 40
    AND NOT EXISTS (SELECT FROM search_word known WHERE known.word = new.word)
  ORDER BY word ON CONFLICT DO NOTHING
$$;

CREATE OR REPLACE FUNCTION search_refresh_classes(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_class AS kept
    (class_id, song_key, artist_key, document, popularity, released_at, is_listed)
  SELECT c.id, left(search_key(c.song_name), 200), left(search_key(c.song_artist), 200),
    search_part(c.song_name, 'A') || search_part(c.song_artist, 'B') || search_part(i.name, 'C')
      || search_part(concat_ws(' ', s.name,
        CASE WHEN c.level <= 3 THEN 'beginner' WHEN c.level <= 7 THEN 'intermediate' ELSE 'advanced' END,
        array_to_string(s.search_aliases, ' ')), 'D'),
    search_popularity(c.total_views), c.release_date, NOT (c.is_archived OR s.hidden OR i.hidden)
  FROM dance_class c JOIN style s ON s.id = c.style_id JOIN instructor i ON i.id = c.instructor_id
  WHERE c.id = ANY (ids)
  ON CONFLICT (class_id) DO UPDATE SET
    (song_key, artist_key, document, popularity, released_at, is_listed) =
    (excluded.song_key, excluded.artist_key, excluded.document, excluded.popularity,
     excluded.released_at, excluded.is_listed);
  SELECT search_learn(array_agg(word)) FROM dance_class c,
    unnest(string_to_array(search_words(c.song_name || ' ' || c.song_artist), ' ')) AS word
  WHERE c.id = ANY (ids);
  SELECT search_learn(ARRAY['beginner', 'intermediate', 'advanced']);
$$;

-- Hidden items have no row. An alias weighs as much as the name.
CREATE OR REPLACE FUNCTION search_refresh_names(asked text, ids uuid[]) RETURNS void
LANGUAGE sql AS $$
  DELETE FROM search_name WHERE kind = asked AND id = ANY (ids);
  WITH named(kind, id, name, aliases) AS (
    SELECT 'style', id, name, search_aliases FROM style WHERE NOT hidden
    UNION ALL SELECT 'instructor', id, name, '{}' FROM instructor WHERE NOT hidden
    UNION ALL SELECT 'playlist', id, name, '{}' FROM playlist WHERE NOT hidden
  ), written AS (
    INSERT INTO search_name (kind, id, name_key, document)
    SELECT kind, id, left(search_key(name), 200), search_part(name, 'A')
      || coalesce((SELECT string_agg(search_part(alias, 'A')::text, ' ')::tsvector
                   FROM unnest(aliases) AS alias), '')
    FROM named WHERE kind = asked AND id = ANY (ids)
    RETURNING document
  )
  SELECT search_learn(array_agg(lexeme)) FROM written, unnest(tsvector_to_array(document)) AS lexeme
$$;
