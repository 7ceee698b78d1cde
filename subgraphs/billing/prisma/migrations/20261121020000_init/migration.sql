-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "AccountStatus" AS ENUM ('INACTIVE', 'ACTIVE', 'CANCELLED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "Currency" AS ENUM ('USD', 'INR');

-- CreateEnum
CREATE TYPE "IntervalUnit" AS ENUM ('DAYS', 'MONTHS', 'YEARS');

-- CreateEnum
CREATE TYPE "PurchaseAttemptState" AS ENUM ('OPEN', 'CHALLENGED', 'REFUSED', 'SUCCEEDED');

-- CreateTable
CREATE TABLE "member_subscription" (
    "member_id" UUID NOT NULL,
    "account_status" "AccountStatus" NOT NULL,
    "subscription_id" TEXT,
    "plan_code" TEXT,
    "plan_name" TEXT,
    "interval_unit" "IntervalUnit",
    "is_trial" BOOLEAN NOT NULL DEFAULT false,
    "trial_ends_at" TIMESTAMPTZ(3),
    "next_amount_cents" INTEGER,
    "currency" "Currency" NOT NULL DEFAULT 'USD',
    "period_ends_at" TIMESTAMPTZ(3),
    "payment_method" TEXT,
    "pending_plan_code" TEXT,
    "pending_plan_name" TEXT,
    "pending_cents" INTEGER,
    "pending_activates_on" TIMESTAMPTZ(3),
    "owing_cents" INTEGER NOT NULL DEFAULT 0,
    "is_owing" BOOLEAN NOT NULL DEFAULT false,
    "reading_began_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "member_subscription_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "entitlement" (
    "member_id" UUID NOT NULL,
    "is_entitled" BOOLEAN NOT NULL,
    "plan_code" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "entitlement_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "purchase_attempt" (
    "attempt_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "order_hash" TEXT NOT NULL,
    "plan_code" TEXT NOT NULL,
    "state" "PurchaseAttemptState" NOT NULL,
    "had_subscription" BOOLEAN NOT NULL DEFAULT false,
    "outcome" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "purchase_attempt_pkey" PRIMARY KEY ("attempt_id")
);

-- CreateTable
CREATE TABLE "purchase_in_flight" (
    "member_id" UUID NOT NULL,
    "attempt_id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "purchase_in_flight_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "key" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "outbox_event" (
    "id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_event" (
    "id" UUID NOT NULL,
    "handled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "member_subscription_reading_began_at_idx" ON "member_subscription"("reading_began_at");

-- CreateIndex
CREATE INDEX "purchase_attempt_state_updated_at_idx" ON "purchase_attempt"("state", "updated_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_received_at_idx" ON "webhook_delivery"("received_at");

-- CreateIndex
CREATE INDEX "outbox_event_sent_at_created_at_idx" ON "outbox_event"("sent_at", "created_at");



-- Money is never negative, and an entitled member has a plan.
ALTER TABLE "member_subscription" ADD CONSTRAINT "member_subscription_amounts"
  CHECK (coalesce("next_amount_cents", 0) >= 0 AND coalesce("pending_cents", 0) >= 0 AND "owing_cents" >= 0);
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_has_plan"
  CHECK (NOT "is_entitled" OR "plan_code" IS NOT NULL);
