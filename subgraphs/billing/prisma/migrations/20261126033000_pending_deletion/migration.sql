-- CreateTable
CREATE TABLE "pending_deletion" (
    "member_id" UUID NOT NULL,
    "deletion_id" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_deletion_pkey" PRIMARY KEY ("member_id")
);
