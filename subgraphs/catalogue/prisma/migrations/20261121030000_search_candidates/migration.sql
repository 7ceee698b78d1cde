-- CreateIndex
CREATE INDEX "dance_class_search_keys_idx" ON "dance_class" USING GIN ("search_keys" gin_trgm_ops);

-- Classes worth scoring for a search. Each arm is served by an index of its own, which one
-- condition with OR over a join could not be; the operator's threshold holds inside only.
CREATE FUNCTION search_class_candidates(words text, key text, prefixes tsquery) RETURNS SETOF uuid
LANGUAGE sql STABLE STRICT SET pg_trgm.word_similarity_threshold = 0.45 AS $$
  SELECT id FROM dance_class WHERE to_tsvector('simple', search_words) @@ prefixes
  UNION
  SELECT id FROM dance_class WHERE search_keys LIKE key || '%' OR search_keys LIKE '% ' || key || '%'
  UNION
  SELECT id FROM dance_class WHERE length(key) >= 3 AND search_words LIKE '%' || words || '%'
  UNION
  SELECT id FROM dance_class WHERE length(key) >= 3 AND words <% search_words
$$;
