-- CreateIndex
CREATE INDEX IF NOT EXISTS "class_view_member_id_idx" ON "class_view"("member_id");
