-- AlterTable
ALTER TABLE "page_view" ALTER COLUMN "owner" DROP NOT NULL;

-- AlterTable
ALTER TABLE "user_event" ALTER COLUMN "owner" DROP NOT NULL;

-- AlterTable
ALTER TABLE "visitor_session" ALTER COLUMN "owner" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "page_view_visitor_id_idx" ON "page_view"("visitor_id");

-- CreateIndex
CREATE INDEX "user_event_visitor_id_idx" ON "user_event"("visitor_id");

-- CreateIndex
CREATE INDEX "visitor_session_visitor_id_idx" ON "visitor_session"("visitor_id");


