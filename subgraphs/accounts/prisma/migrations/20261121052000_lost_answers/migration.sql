-- AlterTable
ALTER TABLE "refresh_token" ADD COLUMN     "predecessor_id" UUID,
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "refresh_token_predecessor_id_idx" ON "refresh_token"("predecessor_id");
