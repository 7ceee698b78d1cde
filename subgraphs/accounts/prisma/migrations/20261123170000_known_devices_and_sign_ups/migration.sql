-- AlterTable
ALTER TABLE "email_code" ADD COLUMN     "device_hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "other_attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "requester" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sign_up_id" UUID;

-- CreateTable
CREATE TABLE "sign_up" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "device_hash" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "profile" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_up_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "known_device" (
    "account_id" UUID NOT NULL,
    "device_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("account_id","device_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "sign_up_account_id_device_hash_key" ON "sign_up"("account_id", "device_hash");

-- CreateIndex
CREATE INDEX "known_device_used_at_idx" ON "known_device"("used_at");

-- CreateIndex
CREATE INDEX "email_code_sign_up_id_idx" ON "email_code"("sign_up_id");

-- AddForeignKey
ALTER TABLE "email_code" ADD CONSTRAINT "email_code_sign_up_id_fkey" FOREIGN KEY ("sign_up_id") REFERENCES "sign_up"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An account that was signed up but not verified yet has one sign-up; its codes confirm that one.
INSERT INTO "sign_up" ("id", "account_id", "device_hash", "password_hash", "profile", "created_at")
SELECT gen_random_uuid(), a."id", '', a."password_hash", jsonb_build_object(
    'name', p."name",
    'familyName', p."family_name",
    'phoneNumber', p."phone_number",
    'isSubscribed', p."marketing_emails",
    'billingProcessor', p."billing_processor",
    'skill', p."skill",
    'prefClassDuration', p."pref_class_duration",
    'danceGoals', p."dance_goals",
    'prefStyles', p."pref_styles",
    'unAuthId', p."un_auth_id",
    'trackingParams', p."tracking_params",
    'keapTagIds', p."keap_tag_ids",
    'geo', p."geo",
    'device', p."device"
  ), a."created_at"
FROM "account" a JOIN "profile" p ON p."id" = a."id"
WHERE a."email_verified_at" IS NULL
  AND EXISTS (SELECT 1 FROM "email_code" c WHERE c."account_id" = a."id" AND c."purpose" = 'VERIFY_EMAIL');

UPDATE "email_code" c SET "sign_up_id" = s."id"
FROM "sign_up" s WHERE s."account_id" = c."account_id" AND c."purpose" = 'VERIFY_EMAIL';
