-- Counting a listing and its filter's options reads this instead of the wide rows.
-- CreateIndex
CREATE INDEX "dance_class_listed_idx" ON "dance_class"("is_archived", "release_date", "style_id", "instructor_id", "level", "length_seconds");
