-- CreateEnum
CREATE TYPE "BillingActionKind" AS ENUM ('CANCEL', 'REACTIVATE', 'ACCEPT_RETENTION_OFFER');

-- CreateEnum
CREATE TYPE "BillingActionState" AS ENUM ('OPEN', 'CHALLENGED', 'REFUSED', 'SUCCEEDED');

-- CreateEnum
CREATE TYPE "RetentionOfferState" AS ENUM ('OPEN', 'ACCEPTED');

-- CreateTable
CREATE TABLE "billing_action" (
    "attempt_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "kind" "BillingActionKind" NOT NULL,
    "input_hash" TEXT NOT NULL,
    "state" "BillingActionState" NOT NULL,
    "intention" JSONB,
    "outcome" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_action_pkey" PRIMARY KEY ("attempt_id")
);

-- CreateTable
CREATE TABLE "retention_offer" (
    "member_id" UUID NOT NULL,
    "attempt_id" TEXT,
    "state" "RetentionOfferState" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "retention_offer_pkey" PRIMARY KEY ("member_id")
);

-- CreateIndex
CREATE INDEX "billing_action_state_updated_at_idx" ON "billing_action"("state", "updated_at");
