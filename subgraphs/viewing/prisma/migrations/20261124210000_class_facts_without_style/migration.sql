-- Expand: nothing reads these columns, and only the previous release writes them. A later one drops them.
-- AlterTable
ALTER TABLE "class_fact" ALTER COLUMN "style_id" DROP NOT NULL,
ALTER COLUMN "instructor_id" DROP NOT NULL;
