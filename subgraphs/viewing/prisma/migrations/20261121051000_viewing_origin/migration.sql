-- CreateTable
CREATE TABLE "viewing_origin" (
    "member_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "browser_session" TEXT,
    "page_view" TEXT,
    "device" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "ip" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "city" TEXT NOT NULL,

    CONSTRAINT "viewing_origin_pkey" PRIMARY KEY ("member_id","class_id","session_id")
);

-- What viewings already told of where they came from moves over.
INSERT INTO "viewing_origin"
  ("member_id", "class_id", "session_id", "device", "browser", "user_agent", "ip", "country", "city")
SELECT "member_id", "class_id", "session_id", 'unknown', 'unknown', "user_agent", "ip", 'unknown', 'unknown'
FROM "viewed_class";

-- AlterTable
ALTER TABLE "viewed_class" DROP COLUMN "ip",
DROP COLUMN "user_agent";

-- AlterTable
ALTER TABLE "class_record" ADD COLUMN "set_aside_at" TIMESTAMPTZ(3);
