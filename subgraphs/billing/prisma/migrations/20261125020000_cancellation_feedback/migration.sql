-- CreateEnum
CREATE TYPE "CancellationStatus" AS ENUM ('CANCELLED', 'OFFER_ACCEPTED');

-- CreateTable
CREATE TABLE "cancellation_feedback" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "old_plan" TEXT NOT NULL,
    "new_plan" TEXT,
    "status" "CancellationStatus" NOT NULL,
    "reason" TEXT,
    "offer_accepted" BOOLEAN NOT NULL,
    "feedback" TEXT,

    CONSTRAINT "cancellation_feedback_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "cancellation_feedback_member_id_created_at_idx" ON "cancellation_feedback"("member_id", "created_at");
