-- AlterEnum
ALTER TYPE "BillingActionKind" ADD VALUE 'PAUSE';
ALTER TYPE "BillingActionKind" ADD VALUE 'RESUME';

-- AlterTable
ALTER TABLE "member_subscription" ADD COLUMN     "is_paused" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "pause_cycles" INTEGER,
ADD COLUMN     "pauses_on" TIMESTAMPTZ(3),
ADD COLUMN     "resumes_on" TIMESTAMPTZ(3);
