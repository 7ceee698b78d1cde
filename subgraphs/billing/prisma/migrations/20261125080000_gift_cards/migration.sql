-- CreateEnum
CREATE TYPE "GiftDelivery" AS ENUM ('EMAIL', 'PRINT');

-- CreateTable
CREATE TABLE "gift_order" (
    "attempt_id" TEXT NOT NULL,
    "giver_id" UUID,
    "order_hash" TEXT NOT NULL,
    "state" "PurchaseAttemptState" NOT NULL,
    "outcome" JSONB,
    "amount_cents" INTEGER NOT NULL,
    "currency" "Currency" NOT NULL,
    "delivery" "GiftDelivery" NOT NULL,
    "deliver_at" TIMESTAMPTZ(3) NOT NULL,
    "time_zone" TEXT NOT NULL,
    "giver_name" TEXT NOT NULL,
    "giver_email" TEXT NOT NULL,
    "recipient_name" TEXT NOT NULL,
    "recipient_email" TEXT,
    "message" TEXT,
    "card_id" TEXT,
    "code_hash" TEXT,
    "order_number" TEXT,
    "delivered_at" TIMESTAMPTZ(3),
    "forgotten_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gift_order_pkey" PRIMARY KEY ("attempt_id")
);

-- CreateTable
CREATE TABLE "gift_redemption" (
    "attempt_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "state" "PurchaseAttemptState" NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "outcome" JSONB,
    "amount_cents" INTEGER,
    "currency" "Currency",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gift_redemption_pkey" PRIMARY KEY ("attempt_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "gift_order_card_id_key" ON "gift_order"("card_id");

-- CreateIndex
CREATE UNIQUE INDEX "gift_order_code_hash_key" ON "gift_order"("code_hash");

-- CreateIndex
CREATE INDEX "gift_order_state_updated_at_idx" ON "gift_order"("state", "updated_at");

-- CreateIndex
CREATE INDEX "gift_order_delivered_at_deliver_at_idx" ON "gift_order"("delivered_at", "deliver_at");

-- CreateIndex
CREATE INDEX "gift_order_giver_id_idx" ON "gift_order"("giver_id");

-- CreateIndex
CREATE INDEX "gift_redemption_member_id_idx" ON "gift_redemption"("member_id");
