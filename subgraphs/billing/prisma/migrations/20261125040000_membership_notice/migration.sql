-- CreateEnum
CREATE TYPE "NoticeKind" AS ENUM ('WELCOME', 'RECEIPT', 'TRIAL_REMINDER', 'PAYMENT_FAILED', 'ACCESS_LOCKED', 'CARD_EXPIRING', 'CANCELED', 'PLAN_CHANGE_SCHEDULED');

-- AlterTable
ALTER TABLE "member_subscription" ADD COLUMN "card_valid_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "membership_notice" (
    "member_id" UUID NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "period" TEXT NOT NULL,
    "event_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "membership_notice_pkey" PRIMARY KEY ("member_id", "kind", "period")
);

-- CreateIndex
CREATE INDEX "member_subscription_trial_ends_at_idx" ON "member_subscription"("trial_ends_at");

-- CreateIndex
CREATE INDEX "member_subscription_card_valid_until_idx" ON "member_subscription"("card_valid_until");
