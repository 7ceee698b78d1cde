-- CreateEnum
CREATE TYPE "DeviceKind" AS ENUM ('COMPUTER', 'PHONE', 'TABLET', 'TV', 'OTHER');

-- AlterTable
ALTER TABLE "account" ADD COLUMN     "first_signed_in_at" TIMESTAMPTZ(3);

-- AlterTable
-- The volatile default gives every sign-in an id of its own, also those by an earlier release.
ALTER TABLE "session_family" ADD COLUMN     "browser" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "country" CHAR(2),
ADD COLUMN     "device_hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "device_kind" "DeviceKind" NOT NULL DEFAULT 'OTHER',
ADD COLUMN     "last_used_at" TIMESTAMPTZ(3),
ADD COLUMN     "public_id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "system" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE UNIQUE INDEX "session_family_public_id_key" ON "session_family"("public_id");

-- Whoever is verified has been here before, so that their next unknown device is announced.
UPDATE "account" SET "first_signed_in_at" = "email_verified_at" WHERE "email_verified_at" IS NOT NULL;

UPDATE "session_family" f SET "last_used_at" = (
    SELECT max(t."issued_at") FROM "refresh_token" t WHERE t."family_id" = f."id");
