-- Erasing a member finds the rows by the member's id.
-- CreateIndex
CREATE INDEX "purchase_attempt_member_id_idx" ON "purchase_attempt"("member_id");

-- CreateIndex
CREATE INDEX "billing_action_member_id_idx" ON "billing_action"("member_id");
