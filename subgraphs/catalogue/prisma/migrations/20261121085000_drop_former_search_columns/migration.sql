-- What search read before it had tables of its own; nothing reads it any more.
DROP TRIGGER "dance_class_search_text" ON "dance_class";
DROP TRIGGER "style_search_text" ON "style";
DROP TRIGGER "instructor_search_text" ON "instructor";
DROP TRIGGER "playlist_search_text" ON "playlist";
DROP FUNCTION dance_class_search_text();
DROP FUNCTION style_search_text();
DROP FUNCTION name_search_text();
DROP FUNCTION search_class_candidates(text, text, tsquery);
DROP FUNCTION search_keys(text[]);
DROP INDEX "dance_class_search_terms_idx";

-- DropIndex
DROP INDEX "dance_class_search_keys_idx";

-- DropIndex
DROP INDEX "dance_class_search_words_idx";

-- AlterTable
ALTER TABLE "dance_class" DROP COLUMN "search_keys",
DROP COLUMN "search_words";

-- AlterTable
ALTER TABLE "instructor" DROP COLUMN "search_keys",
DROP COLUMN "search_words";

-- AlterTable
ALTER TABLE "playlist" DROP COLUMN "search_keys",
DROP COLUMN "search_words";

-- AlterTable
ALTER TABLE "style" DROP COLUMN "search_keys",
DROP COLUMN "search_words";
