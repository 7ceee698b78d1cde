-- An attempt's id is chosen by a browser, so two members may have the same one. Older versions of the
-- process find their rows as before.
ALTER TABLE "purchase_attempt" DROP CONSTRAINT "purchase_attempt_pkey";
ALTER TABLE "purchase_attempt" ADD CONSTRAINT "purchase_attempt_pkey" PRIMARY KEY ("member_id", "attempt_id");
ALTER TABLE "billing_action" DROP CONSTRAINT "billing_action_pkey";
ALTER TABLE "billing_action" ADD CONSTRAINT "billing_action_pkey" PRIMARY KEY ("member_id", "attempt_id");
