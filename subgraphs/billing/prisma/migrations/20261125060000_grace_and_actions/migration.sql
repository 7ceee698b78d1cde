-- AlterEnum
ALTER TYPE "BillingActionKind" ADD VALUE 'CHANGE_PLAN';
ALTER TYPE "BillingActionKind" ADD VALUE 'WITHDRAW_PLAN_CHANGE';
ALTER TYPE "BillingActionKind" ADD VALUE 'UPDATE_PAYMENT_METHOD';

-- AlterTable
ALTER TABLE "member_subscription" ADD COLUMN     "is_locked" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "overdue_since" TIMESTAMPTZ(3);

-- Until the next reading, members who owe keep what they had: no access.
UPDATE "member_subscription" SET "is_locked" = true WHERE "is_owing";
