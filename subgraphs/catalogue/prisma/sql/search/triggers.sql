-- Keeps the search tables up to date with the catalogue, one call per statement rather than per row.

CREATE OR REPLACE FUNCTION search_class_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_classes(ARRAY(SELECT id FROM new_rows));
  RETURN NULL;
END $$;

-- View counts change all the time, so a row is rewritten only when the class reaches another step.
CREATE OR REPLACE FUNCTION search_class_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_classes(ARRAY(
    SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.song_name, n.song_artist, n.level, n.style_id, n.instructor_id, n.is_archived,
        n.release_date, search_popularity(n.total_views))
      IS DISTINCT FROM (o.song_name, o.song_artist, o.level, o.style_id, o.instructor_id,
        o.is_archived, o.release_date, search_popularity(o.total_views))));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_name_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh_names(TG_TABLE_NAME, ARRAY(SELECT id FROM new_rows));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_name_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_name WHERE kind = TG_TABLE_NAME AND id IN (SELECT id FROM old_rows);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_style_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[] := ARRAY(
    SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.name, n.search_aliases, n.hidden) IS DISTINCT FROM (o.name, o.search_aliases, o.hidden));
BEGIN
  PERFORM search_refresh_names('style', changed);
  PERFORM search_refresh_classes(ARRAY(SELECT id FROM dance_class WHERE style_id = ANY (changed)));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_instructor_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER "search_class_added" AFTER INSERT ON "dance_class"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_class_added();
CREATE OR REPLACE TRIGGER "search_class_changed" AFTER UPDATE ON "dance_class"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_class_changed();
CREATE OR REPLACE TRIGGER "search_style_added" AFTER INSERT ON "style"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_added();
CREATE OR REPLACE TRIGGER "search_style_changed" AFTER UPDATE ON "style"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_style_changed();
CREATE OR REPLACE TRIGGER "search_style_removed" AFTER DELETE ON "style"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_removed();
CREATE OR REPLACE TRIGGER "search_instructor_added" AFTER INSERT ON "instructor"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_added();
CREATE OR REPLACE TRIGGER "search_instructor_changed" AFTER UPDATE ON "instructor"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_instructor_changed();
CREATE OR REPLACE TRIGGER "search_instructor_removed" AFTER DELETE ON "instructor"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_removed();
CREATE OR REPLACE TRIGGER "search_playlist_added" AFTER INSERT ON "playlist"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_added();
CREATE OR REPLACE TRIGGER "search_playlist_changed" AFTER UPDATE ON "playlist"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_added();
CREATE OR REPLACE TRIGGER "search_playlist_removed" AFTER DELETE ON "playlist"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_name_removed();
