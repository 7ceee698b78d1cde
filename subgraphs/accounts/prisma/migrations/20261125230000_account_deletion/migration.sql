-- CreateTable
CREATE TABLE "account_deletion" (
    "account_id" UUID NOT NULL,
    "deletion_id" UUID NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "deletes_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_deletion_pkey" PRIMARY KEY ("account_id")
);

-- CreateIndex
CREATE INDEX "account_deletion_deletes_at_idx" ON "account_deletion"("deletes_at");

-- AddForeignKey
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
