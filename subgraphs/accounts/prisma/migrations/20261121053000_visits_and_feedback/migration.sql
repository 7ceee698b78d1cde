-- CreateTable
CREATE TABLE "class_feedback" (
    "member_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "difficulty" SMALLINT NOT NULL,
    "rating" SMALLINT,
    "comments" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "class_feedback_pkey" PRIMARY KEY ("member_id","class_id")
);

-- CreateTable
CREATE TABLE "visitor_session" (
    "session_id" UUID NOT NULL,
    "visitor_id" UUID NOT NULL,
    "owner" UUID NOT NULL,
    "landing_timer" INTEGER NOT NULL,
    "url_params" JSONB NOT NULL,
    "device" VARCHAR(256) NOT NULL,
    "user_agent" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "ip_info" JSONB NOT NULL,
    "ip" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "visitor_session_pkey" PRIMARY KEY ("session_id")
);

-- CreateTable
CREATE TABLE "page_view" (
    "id" UUID NOT NULL,
    "owner" UUID NOT NULL,
    "visitor_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "page" TEXT NOT NULL,
    "device" VARCHAR(256) NOT NULL,
    "user_agent" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "ip" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "page_view_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_event" (
    "id" UUID NOT NULL,
    "owner" UUID NOT NULL,
    "visitor_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "page_view_id" UUID NOT NULL,
    "page" TEXT NOT NULL,
    "device" VARCHAR(256) NOT NULL,
    "user_agent" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "ip_info" JSONB NOT NULL,
    "ip" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "visitor_session_started_at_idx" ON "visitor_session"("started_at");

-- CreateIndex
CREATE INDEX "page_view_viewed_at_idx" ON "page_view"("viewed_at");

-- CreateIndex
CREATE INDEX "user_event_occurred_at_idx" ON "user_event"("occurred_at");

-- AddForeignKey
ALTER TABLE "class_feedback" ADD CONSTRAINT "class_feedback_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;


