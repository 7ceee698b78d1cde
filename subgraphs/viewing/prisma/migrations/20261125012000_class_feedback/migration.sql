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

-- The rules of the survey, enforced by the database as well.
ALTER TABLE "class_feedback"
  ADD CONSTRAINT "class_feedback_difficulty" CHECK ("difficulty" BETWEEN 1 AND 5),
  ADD CONSTRAINT "class_feedback_rating" CHECK ("rating" BETWEEN 1 AND 5);
