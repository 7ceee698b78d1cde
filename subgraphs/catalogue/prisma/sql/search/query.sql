-- Builds the tsqueries to try: all words, words with typos, all words but one, any word.

-- Returns catalogue words that a typed word may mean: one typo, two in a long word, the beginning of a
-- misspelled word, or its middle. The trigram thresholds apply only inside this function.
CREATE OR REPLACE FUNCTION search_corrections(typed text) RETURNS SETOF text
LANGUAGE sql STABLE STRICT
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

-- Matches one typed word as a prefix, with its corrections if `is_close`.
CREATE OR REPLACE FUNCTION search_term(word text, weight text, is_close boolean) RETURNS text
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT is_close THEN RETURN word || ':*' || weight; END IF;
  RETURN '(' || concat_ws(' | ', word || ':*' || weight,
    (SELECT string_agg(meant || rtrim(':' || weight, ':'), ' | ') FROM search_corrections(word) AS meant)) || ')';
END $$;

-- Matches all words in any order. Neighbors may be one word typed apart ("k pop" means "kpop" too).
CREATE OR REPLACE FUNCTION search_query(words text[], weight text, is_close boolean) RETURNS tsquery
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

-- Matches all words but one. A word that belongs to no name ("dancehall classes") must not hide the
-- others.
CREATE OR REPLACE FUNCTION search_query_but_one(words text[]) RETURNS tsquery
LANGUAGE plpgsql STABLE AS $$
DECLARE
  terms text[] := ARRAY(SELECT search_term(word, '', TRUE)
    FROM unnest(words) WITH ORDINALITY AS w(word, place) ORDER BY place);
BEGIN
  RETURN (SELECT string_agg(array_to_string(terms[: place - 1] || terms[place + 1 :], ' & '), ' | ')
    FROM generate_series(1, cardinality(terms)) AS place)::tsquery;
END $$;

CREATE OR REPLACE FUNCTION search_query_any(words text[]) RETURNS tsquery LANGUAGE sql STABLE AS $$
  SELECT string_agg(search_term(word, '', TRUE), ' | ')::tsquery
  FROM unnest(words) AS word WHERE length(word) >= 4
$$;
