ALTER TABLE "gift_order" ADD COLUMN "giver_closed_at" TIMESTAMPTZ(3);
