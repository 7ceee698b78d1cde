-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "viewing_status" AS ENUM ('NOT_INITIATED', 'STARTED', 'COMPLETED');

-- CreateTable
CREATE TABLE "class_record" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "member_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "status" "viewing_status" NOT NULL,
    "last_viewed_seconds" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "lease_session_id" UUID NOT NULL,
    "lease_claim" INTEGER NOT NULL,
    "lease_played_from" TIMESTAMPTZ(3) NOT NULL,
    "lease_is_playing" BOOLEAN NOT NULL,
    "lease_seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "class_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "viewed_class" (
    "member_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,
    "status" "viewing_status" NOT NULL,
    "last_viewed_seconds" INTEGER NOT NULL,
    "seconds_watched" INTEGER NOT NULL,
    "is_playing" BOOLEAN NOT NULL,
    "played_from" TIMESTAMPTZ(3),
    "ip" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "viewed_class_pkey" PRIMARY KEY ("member_id","class_id","session_id")
);

-- CreateTable
CREATE TABLE "saved_class" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "member_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "saved_class_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "usage_metrics" (
    "member_id" UUID NOT NULL,
    "total_classes_taken" INTEGER NOT NULL DEFAULT 0,
    "total_seconds_danced" INTEGER NOT NULL DEFAULT 0,
    "credited_through" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "usage_metrics_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "class_fact" (
    "class_id" UUID NOT NULL,
    "duration_seconds" DOUBLE PRECISION NOT NULL,
    "level" INTEGER NOT NULL,
    "style_id" UUID NOT NULL,
    "instructor_id" UUID NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "class_fact_pkey" PRIMARY KEY ("class_id")
);

-- CreateTable
CREATE TABLE "outbox_event" (
    "id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_event" (
    "id" UUID NOT NULL,
    "handled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "class_record_member_id_class_id_key" ON "class_record"("member_id", "class_id");

-- CreateIndex
CREATE INDEX "viewed_class_member_id_completed_at_idx" ON "viewed_class"("member_id", "completed_at");

-- CreateIndex
CREATE INDEX "saved_class_member_id_updated_at_id_idx" ON "saved_class"("member_id", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "saved_class_member_id_class_id_key" ON "saved_class"("member_id", "class_id");

-- CreateIndex
CREATE INDEX "outbox_event_sent_at_created_at_idx" ON "outbox_event"("sent_at", "created_at");


-- A heartbeat rewrites one row in each of these tables. Free room on every page lets it stay there
-- (a HOT update), so that no index is touched; dead versions are cleared early and often.
ALTER TABLE "class_record" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
ALTER TABLE "viewed_class" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
ALTER TABLE "usage_metrics" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- What the rules promise, held by the database as well.
ALTER TABLE "class_record"
  ADD CONSTRAINT "class_record_is_started" CHECK ("status" <> 'NOT_INITIATED'),
  ADD CONSTRAINT "class_record_position" CHECK ("last_viewed_seconds" >= 0),
  ADD CONSTRAINT "class_record_completed" CHECK (("completed_at" IS NOT NULL) = ("status" = 'COMPLETED'));
ALTER TABLE "viewed_class"
  ADD CONSTRAINT "viewed_class_counts" CHECK ("last_viewed_seconds" >= 0 AND "seconds_watched" >= 0 AND "sequence" >= 0),
  ADD CONSTRAINT "viewed_class_completed" CHECK (("completed_at" IS NOT NULL) = ("status" = 'COMPLETED'));
ALTER TABLE "usage_metrics"
  ADD CONSTRAINT "usage_metrics_totals" CHECK ("total_classes_taken" >= 0 AND "total_seconds_danced" >= 0);
ALTER TABLE "class_fact"
  ADD CONSTRAINT "class_fact_level" CHECK ("level" BETWEEN 1 AND 10),
  ADD CONSTRAINT "class_fact_duration" CHECK ("duration_seconds" > 0);
