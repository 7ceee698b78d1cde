-- Compares names and typed text. Case, accents, and punctuation do not count, and words match whether
-- they are written apart or run together.

CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, normalize(input, NFKC))) $$;

CREATE OR REPLACE FUNCTION search_words(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT trim(regexp_replace(public.search_fold(input), '[^[:alnum:]]+', ' ', 'g')) $$;

-- "K-Pop" becomes "kpop".
CREATE OR REPLACE FUNCTION search_key(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT regexp_replace(public.search_fold(input), '[^[:alnum:]]+', '', 'g') $$;

-- Returns words, neighbors run together ("hip hop" as "hiphop"), and the whole text run together.
CREATE OR REPLACE FUNCTION search_terms(input text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_remove(array_agg(DISTINCT left(term, 60)), '') FROM (
    SELECT unnest(ARRAY[word, word || lead(word) OVER (ORDER BY place)]) AS term
    FROM unnest(string_to_array(public.search_words(input), ' ')) WITH ORDINALITY AS w(word, place)
    UNION ALL SELECT public.search_key(input)) AS all_terms
  WHERE term IS NOT NULL
$$;

-- Returns the terms as one part of a search document. A is the heaviest weight, D the lightest.
CREATE OR REPLACE FUNCTION search_part(input text, weight text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT coalesce(string_agg(term || ':1' || weight, ' '), '')::tsvector
     FROM unnest(public.search_terms(input)) AS term $$;

-- Returns the word and every form of it with one letter left out. Two words that share a form are one
-- typo apart.
CREATE OR REPLACE FUNCTION search_near(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT word || array_agg(DISTINCT left(word, n - 1) || substr(word, n + 1))
     FROM generate_series(1, length(word)) AS n $$;

-- Returns at most six typed words, and a word of one or two letters only if it is among the first two.
-- Each short word ("a b c d e f") matches most of the catalogue, so a row of them takes seconds. Whole
-- names are compared with everything that was typed, by search_key.
CREATE OR REPLACE FUNCTION search_telling_words(typed text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(word ORDER BY place) FROM (
    SELECT word, place
    FROM unnest(string_to_array(public.search_words(typed), ' ')) WITH ORDINALITY AS w(word, place)
    WHERE length(word) > 2 OR place <= 2
    ORDER BY place LIMIT 6) AS telling
$$;
