-- Search in two small tables beside the catalogue, kept by triggers: what is searched changes
-- rarely, so that counting a view does not rewrite a text index. The former columns
-- search_words and search_keys stay for processes of the version before.
CREATE EXTENSION IF NOT EXISTS "fuzzystrmatch";

-- CreateTable
CREATE TABLE "search_class" (
    "class_id" UUID NOT NULL,
    "song_key" TEXT COLLATE "C" NOT NULL,
    "artist_key" TEXT COLLATE "C" NOT NULL,
    "document" tsvector NOT NULL,
    "popularity" SMALLINT NOT NULL,
    "released_at" TIMESTAMPTZ(3) NOT NULL,
    "is_listed" BOOLEAN NOT NULL,

    CONSTRAINT "search_class_pkey" PRIMARY KEY ("class_id")
);

-- CreateTable
CREATE TABLE "search_name" (
    "kind" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "name_key" TEXT COLLATE "C" NOT NULL,
    "document" tsvector NOT NULL,

    CONSTRAINT "search_name_pkey" PRIMARY KEY ("kind","id")
);

-- CreateTable
CREATE TABLE "search_word" (
    "word" TEXT COLLATE "C" NOT NULL,
    "near" TEXT[],

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("word")
);

-- CreateIndex
CREATE INDEX "search_class_is_listed_popularity_released_at_idx" ON "search_class"("is_listed", "popularity", "released_at");

-- CreateIndex
CREATE INDEX "search_class_song_key_popularity_released_at_idx" ON "search_class"("song_key", "popularity", "released_at");

-- CreateIndex
CREATE INDEX "search_class_artist_key_popularity_released_at_idx" ON "search_class"("artist_key", "popularity", "released_at");

-- CreateIndex
CREATE INDEX "search_class_document_idx" ON "search_class" USING GIN ("document");

-- CreateIndex
CREATE INDEX "search_name_document_idx" ON "search_name" USING GIN ("document");

-- CreateIndex
CREATE INDEX "search_word_word_idx" ON "search_word" USING GIN ("word" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "search_word_near_idx" ON "search_word" USING GIN ("near");

-- AddForeignKey
ALTER TABLE "search_class" ADD CONSTRAINT "search_class_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "dance_class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A text run together, without case, accents and signs: "K-Pop" is "kpop".
CREATE FUNCTION search_key(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT regexp_replace(public.search_fold(input), '[^[:alnum:]]+', '', 'g') $$;

-- A text's words, neighbours run together as well ("hip hop" is also found as "hiphop"), and the
-- whole run together.
CREATE FUNCTION search_terms(input text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_remove(array_agg(DISTINCT left(term, 60)), '') FROM (
    SELECT unnest(ARRAY[word, word || lead(word) OVER (ORDER BY place)]) AS term
    FROM unnest(string_to_array(public.search_words(input), ' ')) WITH ORDINALITY AS w(word, place)
    UNION ALL SELECT public.search_key(input)) AS all_terms
  WHERE term IS NOT NULL
$$;

-- The terms as one part of a search document; A is the heaviest weight, D the lightest.
CREATE FUNCTION search_part(input text, weight text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT coalesce(string_agg(term || ':1' || weight, ' '), '')::tsvector
     FROM unnest(public.search_terms(input)) AS term $$;

-- Views in steps of a fifth: classes on the same step are equally popular.
CREATE FUNCTION search_popularity(views int) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT floor(4 * log(2, 1 + views))::smallint $$;

-- The word and all that remains when one letter is left out: two words that share one of these
-- differ by a slip of the finger.
CREATE FUNCTION search_near(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT word || array_agg(DISTINCT left(word, n - 1) || substr(word, n + 1))
     FROM generate_series(1, length(word)) AS n $$;

-- Words that may be meant by others. Words nobody uses any more do no harm: they find nothing.
CREATE FUNCTION search_learn(words text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_word (word, near)
  SELECT word, search_near(word)
  FROM (SELECT DISTINCT unnest(words) AS word) AS new
  WHERE length(word) BETWEEN 3 AND 40
    AND NOT EXISTS (SELECT FROM search_word known WHERE known.word = new.word)
  ORDER BY word ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION search_refresh_classes(ids uuid[]) RETURNS void LANGUAGE sql AS $$
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

-- Hidden things are not in the table at all. Aliases are as good as the name.
CREATE FUNCTION search_refresh_names(asked text, ids uuid[]) RETURNS void LANGUAGE sql AS $$
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

-- A change of names is rare; a change of views is not, and says nothing until it is a step.
CREATE FUNCTION search_class_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_classes(ARRAY(SELECT id FROM new_rows));
  RETURN NULL;
END $$;
CREATE FUNCTION search_class_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_classes(ARRAY(
    SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.song_name, n.song_artist, n.level, n.style_id, n.instructor_id, n.is_archived,
        n.release_date, search_popularity(n.total_views))
      IS DISTINCT FROM (o.song_name, o.song_artist, o.level, o.style_id, o.instructor_id,
        o.is_archived, o.release_date, search_popularity(o.total_views))));
  RETURN NULL;
END $$;
CREATE FUNCTION search_name_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_names(TG_TABLE_NAME, ARRAY(SELECT id FROM new_rows));
  RETURN NULL;
END $$;
CREATE FUNCTION search_name_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_name WHERE kind = TG_TABLE_NAME AND id IN (SELECT id FROM old_rows);
  RETURN NULL;
END $$;
CREATE FUNCTION search_style_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[] := ARRAY(
    SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.name, n.search_aliases, n.hidden) IS DISTINCT FROM (o.name, o.search_aliases, o.hidden));
BEGIN
  PERFORM search_refresh_names('style', changed);
  PERFORM search_refresh_classes(ARRAY(SELECT id FROM dance_class WHERE style_id = ANY (changed)));
  RETURN NULL;
END $$;
CREATE FUNCTION search_instructor_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[] := ARRAY(
    SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.name, n.hidden) IS DISTINCT FROM (o.name, o.hidden));
BEGIN
  PERFORM search_refresh_names('instructor', changed);
  PERFORM search_refresh_classes(
    ARRAY(SELECT id FROM dance_class WHERE instructor_id = ANY (changed)));
  RETURN NULL;
END $$;

CREATE TRIGGER "search_class_added" AFTER INSERT ON "dance_class"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_class_added();
CREATE TRIGGER "search_class_changed" AFTER UPDATE ON "dance_class"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_class_changed();
CREATE TRIGGER "search_style_added" AFTER INSERT ON "style"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_added();
CREATE TRIGGER "search_style_changed" AFTER UPDATE ON "style"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_style_changed();
CREATE TRIGGER "search_style_removed" AFTER DELETE ON "style"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_removed();
CREATE TRIGGER "search_instructor_added" AFTER INSERT ON "instructor"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_added();
CREATE TRIGGER "search_instructor_changed" AFTER UPDATE ON "instructor"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_instructor_changed();
CREATE TRIGGER "search_instructor_removed" AFTER DELETE ON "instructor"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_removed();
CREATE TRIGGER "search_playlist_added" AFTER INSERT ON "playlist"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_added();
CREATE TRIGGER "search_playlist_changed" AFTER UPDATE ON "playlist"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_added();
CREATE TRIGGER "search_playlist_removed" AFTER DELETE ON "playlist"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_removed();

-- Words of the catalogue that may be meant by a typed one: a slip of the finger, two slips in a
-- long word, the beginning of a misspelt word, its middle. The operators' thresholds hold inside.
CREATE FUNCTION search_corrections(typed text) RETURNS SETOF text LANGUAGE sql STABLE STRICT
SET pg_trgm.similarity_threshold = 0.34 SET pg_trgm.word_similarity_threshold = 0.5 AS $$
  SELECT word FROM (
    SELECT word, 0 AS far FROM search_word
      WHERE length(typed) BETWEEN 3 AND 40 AND near && search_near(typed)
    UNION ALL
    SELECT word, 1 FROM search_word WHERE length(typed) BETWEEN 5 AND 40 AND word % typed
    UNION ALL
    SELECT word, 2 FROM search_word WHERE length(typed) BETWEEN 5 AND 40 AND typed <% word
      AND levenshtein(typed, left(word, length(typed))) <= 2
    UNION ALL
    (SELECT word, 3 FROM search_word
      WHERE length(typed) BETWEEN 3 AND 40 AND word LIKE '%' || typed || '%' LIMIT 20)
  ) AS meant
  WHERE NOT starts_with(word, typed)
    AND (far <> 1 OR levenshtein(typed, word) <= greatest(2, length(typed) / 3))
  GROUP BY word
  ORDER BY min(far) > 1, levenshtein(typed, word), similarity(typed, word) DESC, word
  LIMIT 6
$$;

-- One typed word in a query: what begins like it, and when asked what it may have been meant for.
CREATE FUNCTION search_term(word text, weight text, is_close boolean) RETURNS text
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT is_close THEN RETURN word || ':*' || weight; END IF;
  RETURN '(' || concat_ws(' | ', word || ':*' || weight,
    (SELECT string_agg(meant || rtrim(':' || weight, ':'), ' | ') FROM search_corrections(word) AS meant)) || ')';
END $$;

-- All words, in any order; neighbours may have been typed apart ("k pop" means "kpop" too).
CREATE FUNCTION search_query(words text[], weight text, is_close boolean) RETURNS tsquery
LANGUAGE plpgsql STABLE AS $$
DECLARE
  terms text[] := ARRAY(SELECT search_term(word, weight, is_close)
    FROM unnest(words) WITH ORDINALITY AS w(word, place) ORDER BY place);
  ways text[] := ARRAY[array_to_string(terms, ' & ')];
BEGIN
  FOR place IN 1 .. least(cardinality(words) - 1, 4) LOOP
    ways := ways || array_to_string(terms[: place - 1]
      || search_term(words[place] || words[place + 1], weight, is_close)
      || terms[place + 2 :], ' & ');
  END LOOP;
  IF cardinality(words) > 2 THEN
    ways := ways || search_term(array_to_string(words, ''), weight, FALSE);
  END IF;
  RETURN array_to_string(ways, ' | ')::tsquery;
END $$;

-- Never more than a few thousand classes are looked at, however common a word is. A word that many
-- classes hold is held by enough of the most popular ones; a word that few hold is cheap to look up.
CREATE FUNCTION search_class_hits(asked tsquery, exact tsquery, in_song tsquery, key text, most int, now timestamptz)
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

CREATE FUNCTION search_name_hits(asked tsquery, exact tsquery, key text, most int)
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

-- What the search repository asks. Plans are made once per connection, and never compiled.
CREATE FUNCTION search_find(typed text, most int, now timestamptz)
RETURNS TABLE (kind text, id uuid, score real) LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  key text := left(search_key(typed), 200);
  words text[] := (string_to_array(search_words(typed), ' '))[:10];
  exact tsquery;
  in_song tsquery;
  meant tsquery;
  best real := 0;
  hits int := 0;
BEGIN
  IF key = '' THEN RETURN; END IF;
  exact := search_query(words, '', FALSE);
  in_song := search_query(words, 'A', FALSE);
  FOR kind, id, score IN
    SELECT n.kind, n.id, n.score FROM search_name_hits(exact, exact, key, most) n
    UNION ALL
    SELECT 'class', c.id, c.score FROM search_class_hits(exact, exact, in_song, key, most, now) c
  LOOP
    hits := hits + 1;
    best := greatest(best, score);
    RETURN NEXT;
  END LOOP;
  -- Whoever finds a whole name, or enough, spelt it right.
  IF best >= 6 OR hits >= 5 OR length(key) < 3 THEN RETURN; END IF;
  meant := search_query(words, '', TRUE);
  RETURN QUERY SELECT * FROM search_name_hits(meant, exact, key, most) h WHERE h.score < 2;
  RETURN QUERY SELECT 'class', * FROM search_class_hits(meant, exact, in_song, key, most, now) h
    WHERE h.score < 2;
END $$;

-- What is there already
SELECT search_refresh_names('style', ARRAY(SELECT id FROM style));
SELECT search_refresh_names('instructor', ARRAY(SELECT id FROM instructor));
SELECT search_refresh_names('playlist', ARRAY(SELECT id FROM playlist));
SELECT search_refresh_classes(ARRAY(SELECT id FROM dance_class));
