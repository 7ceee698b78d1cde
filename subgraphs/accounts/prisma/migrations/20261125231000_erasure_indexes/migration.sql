-- Erasing a member finds the rows by the member's id.
-- CreateIndex
CREATE INDEX "visitor_session_owner_idx" ON "visitor_session"("owner");

-- CreateIndex
CREATE INDEX "page_view_owner_idx" ON "page_view"("owner");

-- CreateIndex
CREATE INDEX "user_event_owner_idx" ON "user_event"("owner");
