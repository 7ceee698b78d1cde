-- Erasing a member finds the rows by the member's id.
-- CreateIndex
CREATE INDEX "class_view_member_id_idx" ON "class_view"("member_id");
