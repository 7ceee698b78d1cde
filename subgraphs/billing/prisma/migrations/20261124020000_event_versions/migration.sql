-- AlterTable
ALTER TABLE "outbox_event" ADD COLUMN     "parked_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
