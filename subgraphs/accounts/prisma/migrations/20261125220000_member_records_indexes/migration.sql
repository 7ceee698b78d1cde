-- CreateIndex
CREATE INDEX IF NOT EXISTS "visitor_session_owner_started_at_idx" ON "visitor_session"("owner", "started_at");

-- CreateIndex
CREATE INDEX IF NOT EXISTS "page_view_owner_viewed_at_idx" ON "page_view"("owner", "viewed_at");

-- CreateIndex
CREATE INDEX IF NOT EXISTS "user_event_owner_occurred_at_idx" ON "user_event"("owner", "occurred_at");
