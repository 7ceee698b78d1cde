-- CreateIndex
CREATE INDEX IF NOT EXISTS "purchase_attempt_member_id_idx" ON "purchase_attempt"("member_id");

-- CreateIndex
CREATE INDEX IF NOT EXISTS "billing_action_member_id_idx" ON "billing_action"("member_id");
