ALTER TABLE "gift_order" ADD COLUMN "canceled_at" TIMESTAMPTZ(3);
