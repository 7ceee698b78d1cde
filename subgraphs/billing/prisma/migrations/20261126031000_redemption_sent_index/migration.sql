-- CreateIndex
CREATE INDEX IF NOT EXISTS "gift_redemption_state_sent_at_idx" ON "gift_redemption"("state", "sent_at");
