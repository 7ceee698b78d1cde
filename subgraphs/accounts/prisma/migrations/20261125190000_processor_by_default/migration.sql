-- An account without a processor of its own, such as an imported one, follows the configuration.
ALTER TABLE "profile" ALTER COLUMN "billing_processor" DROP DEFAULT;
ALTER TABLE "profile" ALTER COLUMN "billing_processor" DROP NOT NULL;
