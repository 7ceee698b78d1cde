-- CreateIndex
CREATE INDEX "inbox_event_handled_at_idx" ON "inbox_event"("handled_at");
