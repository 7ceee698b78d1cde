CREATE EXTENSION IF NOT EXISTS "pg_trgm";
CREATE EXTENSION IF NOT EXISTS "unaccent";

-- CreateTable
CREATE TABLE "dance_class" (
    "id" UUID NOT NULL,
    "song_name" TEXT NOT NULL,
    "song_artist" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "level" INTEGER NOT NULL,
    "length_seconds" INTEGER NOT NULL,
    "release_date" TIMESTAMPTZ(3) NOT NULL,
    "is_archived" BOOLEAN NOT NULL DEFAULT false,
    "total_views" INTEGER NOT NULL DEFAULT 0,
    "tags" TEXT[],
    "thumbnail_path" TEXT NOT NULL,
    "trailer_path" TEXT NOT NULL,
    "timestamps" JSONB NOT NULL DEFAULT '[]',
    "video_sequence" JSONB NOT NULL DEFAULT '[]',
    "style_id" UUID NOT NULL,
    "instructor_id" UUID NOT NULL,
    "search_words" TEXT NOT NULL DEFAULT '',
    "search_keys" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "dance_class_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "style" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "lookup_key" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "page_color_1" TEXT NOT NULL,
    "page_color_2" TEXT NOT NULL,
    "rhythm" INTEGER[],
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "image_path" TEXT NOT NULL,
    "page_image_path" TEXT NOT NULL,
    "search_aliases" TEXT[],
    "search_words" TEXT NOT NULL DEFAULT '',
    "search_keys" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "style_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "instructor" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "lookup_key" TEXT NOT NULL,
    "bio" TEXT NOT NULL,
    "short_bio" TEXT NOT NULL,
    "styles_taught" TEXT[],
    "profile_color_1" TEXT NOT NULL,
    "profile_color_2" TEXT NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "avatar_image_path" TEXT NOT NULL,
    "profile_image_path" TEXT NOT NULL,
    "search_words" TEXT NOT NULL DEFAULT '',
    "search_keys" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "instructor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "playlist" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "lookup_key" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "page_color_1" TEXT NOT NULL,
    "page_color_2" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "image_path" TEXT NOT NULL,
    "page_image_path" TEXT NOT NULL,
    "search_words" TEXT NOT NULL DEFAULT '',
    "search_keys" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "playlist_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "playlist_item" (
    "playlist_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "playlist_item_pkey" PRIMARY KEY ("playlist_id","class_id")
);

-- CreateTable
CREATE TABLE "class_view" (
    "class_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "is_counted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "class_view_pkey" PRIMARY KEY ("class_id","member_id","day")
);

-- CreateTable
CREATE TABLE "outbox_event" (
    "id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_event" (
    "id" UUID NOT NULL,
    "handled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "dance_class_total_views_release_date_id_idx" ON "dance_class"("total_views", "release_date", "id");

-- CreateIndex
CREATE INDEX "dance_class_release_date_id_idx" ON "dance_class"("release_date", "id");

-- CreateIndex
CREATE INDEX "dance_class_style_id_total_views_release_date_id_idx" ON "dance_class"("style_id", "total_views", "release_date", "id");

-- CreateIndex
CREATE INDEX "dance_class_style_id_release_date_id_idx" ON "dance_class"("style_id", "release_date", "id");

-- CreateIndex
CREATE INDEX "dance_class_instructor_id_total_views_release_date_id_idx" ON "dance_class"("instructor_id", "total_views", "release_date", "id");

-- CreateIndex
CREATE INDEX "dance_class_instructor_id_release_date_id_idx" ON "dance_class"("instructor_id", "release_date", "id");

-- CreateIndex
CREATE INDEX "dance_class_search_words_idx" ON "dance_class" USING GIN ("search_words" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "style_slug_key" ON "style"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "style_lookup_key_key" ON "style"("lookup_key");

-- CreateIndex
CREATE UNIQUE INDEX "instructor_slug_key" ON "instructor"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "instructor_lookup_key_key" ON "instructor"("lookup_key");

-- CreateIndex
CREATE INDEX "instructor_name_id_idx" ON "instructor"("name", "id");

-- CreateIndex
CREATE UNIQUE INDEX "playlist_slug_key" ON "playlist"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "playlist_lookup_key_key" ON "playlist"("lookup_key");

-- CreateIndex
CREATE INDEX "playlist_item_playlist_id_position_class_id_idx" ON "playlist_item"("playlist_id", "position", "class_id");

-- CreateIndex
CREATE INDEX "playlist_item_class_id_idx" ON "playlist_item"("class_id");

-- CreateIndex
CREATE INDEX "class_view_is_counted_idx" ON "class_view"("is_counted");

-- CreateIndex
CREATE INDEX "outbox_event_sent_at_created_at_idx" ON "outbox_event"("sent_at", "created_at");

-- AddForeignKey
ALTER TABLE "dance_class" ADD CONSTRAINT "dance_class_style_id_fkey" FOREIGN KEY ("style_id") REFERENCES "style"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dance_class" ADD CONSTRAINT "dance_class_instructor_id_fkey" FOREIGN KEY ("instructor_id") REFERENCES "instructor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "playlist_item" ADD CONSTRAINT "playlist_item_playlist_id_fkey" FOREIGN KEY ("playlist_id") REFERENCES "playlist"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "playlist_item" ADD CONSTRAINT "playlist_item_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "dance_class"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- Facts no row may break
ALTER TABLE "dance_class"
  ADD CONSTRAINT "dance_class_level" CHECK ("level" BETWEEN 1 AND 10),
  ADD CONSTRAINT "dance_class_length" CHECK ("length_seconds" > 0),
  ADD CONSTRAINT "dance_class_views" CHECK ("total_views" >= 0);
-- An underscore in a name could not be told from a hyphen in its route.
ALTER TABLE "style"
  ADD CONSTRAINT "style_name" CHECK ("name" !~ '_' AND "name" <> ''),
  ADD CONSTRAINT "style_rhythm" CHECK (cardinality("rhythm") = 8 AND 0 <= ALL ("rhythm") AND 3 >= ALL ("rhythm")),
  ADD CONSTRAINT "style_colors" CHECK ("page_color_1" ~ '^#[0-9A-Fa-f]{6}$' AND "page_color_2" ~ '^#[0-9A-Fa-f]{6}$');
ALTER TABLE "instructor"
  ADD CONSTRAINT "instructor_name" CHECK ("name" !~ '_' AND "name" <> ''),
  ADD CONSTRAINT "instructor_colors" CHECK ("profile_color_1" ~ '^#[0-9A-Fa-f]{6}$' AND "profile_color_2" ~ '^#[0-9A-Fa-f]{6}$');
ALTER TABLE "playlist"
  ADD CONSTRAINT "playlist_name" CHECK ("name" !~ '_' AND "name" <> ''),
  ADD CONSTRAINT "playlist_colors" CHECK ("page_color_1" ~ '^#[0-9A-Fa-f]{6}$' AND "page_color_2" ~ '^#[0-9A-Fa-f]{6}$');

-- Search text: without case and accents, words apart ("hip hop") and run together ("hiphop")
CREATE FUNCTION search_fold(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, normalize(input, NFKC))) $$;
CREATE FUNCTION search_words(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT trim(regexp_replace(public.search_fold(input), '[^[:alnum:]]+', ' ', 'g')) $$;
CREATE FUNCTION search_keys(inputs text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT coalesce(string_agg(regexp_replace(public.search_fold(item), '[^[:alnum:]]+', '', 'g'), ' '), '')
     FROM unnest(inputs) AS item $$;

CREATE FUNCTION dance_class_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_words := search_words(NEW.song_name || ' ' || NEW.song_artist);
  NEW.search_keys := search_keys(ARRAY[NEW.song_name, NEW.song_artist]);
  RETURN NEW;
END $$;
CREATE FUNCTION style_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_words := search_words(NEW.name || ' ' || array_to_string(NEW.search_aliases, ' '));
  NEW.search_keys := search_keys(NEW.name || NEW.search_aliases);
  RETURN NEW;
END $$;
CREATE FUNCTION name_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_words := search_words(NEW.name);
  NEW.search_keys := search_keys(ARRAY[NEW.name]);
  RETURN NEW;
END $$;
CREATE TRIGGER "dance_class_search_text" BEFORE INSERT OR UPDATE OF "song_name", "song_artist"
  ON "dance_class" FOR EACH ROW EXECUTE FUNCTION dance_class_search_text();
CREATE TRIGGER "style_search_text" BEFORE INSERT OR UPDATE OF "name", "search_aliases"
  ON "style" FOR EACH ROW EXECUTE FUNCTION style_search_text();
CREATE TRIGGER "instructor_search_text" BEFORE INSERT OR UPDATE OF "name"
  ON "instructor" FOR EACH ROW EXECUTE FUNCTION name_search_text();
CREATE TRIGGER "playlist_search_text" BEFORE INSERT OR UPDATE OF "name"
  ON "playlist" FOR EACH ROW EXECUTE FUNCTION name_search_text();

CREATE INDEX "dance_class_search_terms_idx" ON "dance_class" USING gin (to_tsvector('simple', "search_words"));
