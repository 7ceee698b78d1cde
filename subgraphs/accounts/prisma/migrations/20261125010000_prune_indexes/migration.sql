-- CreateIndex
CREATE INDEX "session_family_revoked_at_idx" ON "session_family"("revoked_at");

-- CreateIndex
CREATE INDEX "refresh_token_rotated_at_idx" ON "refresh_token"("rotated_at");

-- CreateIndex
CREATE INDEX "inbox_event_handled_at_idx" ON "inbox_event"("handled_at");
