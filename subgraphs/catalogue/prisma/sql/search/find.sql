-- Called by search.repository.ts. Tries the typed words as they are, then with typos corrected, then
-- fewer of them. Plans are made once per connection and never JIT-compiled.
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
  -- A whole name or enough hits means that the text was spelled right.
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
