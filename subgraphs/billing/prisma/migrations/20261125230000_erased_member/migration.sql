-- CreateTable
CREATE TABLE "erased_member" (
    "member_id" UUID NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "erased_member_pkey" PRIMARY KEY ("member_id")
);
