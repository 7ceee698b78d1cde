-- A row of short beginnings ("a b c d e f") asked the index for most of the catalogue over and over,
-- seconds long. The words a search looks for: six at most, of words of one or two letters those among
-- the first two only. Whole names are compared run together, with all that was typed.
CREATE FUNCTION search_telling_words(typed text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(word ORDER BY place) FROM (
    SELECT word, place
    FROM unnest(string_to_array(public.search_words(typed), ' ')) WITH ORDINALITY AS w(word, place)
    WHERE length(word) > 2 OR place <= 2
    ORDER BY place LIMIT 6) AS telling
$$;

CREATE OR REPLACE FUNCTION search_find(typed text, most int, now timestamptz)
RETURNS TABLE (kind text, id uuid, score real) LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  key text := left(search_key(typed), 200);
  words text[] := search_telling_words(typed);
  exact tsquery;
  in_song tsquery;
  asked tsquery;
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
  FOR attempt IN 1 .. CASE WHEN cardinality(words) > 1 THEN 3 ELSE 1 END LOOP
    asked := CASE attempt
      WHEN 1 THEN search_query(words, '', TRUE)
      WHEN 2 THEN search_query_but_one(words)
      ELSE search_query_any(words) END;
    FOR kind, id, score IN
      SELECT n.kind, n.id, n.score FROM search_name_hits(asked, exact, key, most) n
      UNION ALL
      SELECT 'class', c.id, c.score
      FROM search_class_hits(asked, exact, in_song, key, most, now) c
    LOOP
      IF score < 2 THEN
        hits := hits + 1;
        RETURN NEXT;
      END IF;
    END LOOP;
    EXIT WHEN hits > 0;
  END LOOP;
END $$;
