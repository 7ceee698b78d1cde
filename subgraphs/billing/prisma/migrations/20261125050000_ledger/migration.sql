-- CreateEnum
CREATE TYPE "LedgerKind" AS ENUM ('ATTEMPT_STARTED', 'ATTEMPT_SENT', 'ATTEMPT_CHALLENGED', 'ATTEMPT_REFUSED', 'ATTEMPT_SUCCEEDED', 'STATE_CHANGED', 'STATE_REPAIRED', 'CHARGED', 'ENTITLEMENT_CHANGED');

-- CreateEnum
CREATE TYPE "LedgerActor" AS ENUM ('MEMBER', 'WEBHOOK', 'RECONCILER', 'JOB');

-- CreateTable
CREATE TABLE "ledger_entry" (
    "id" BIGSERIAL NOT NULL,
    "member_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "kind" "LedgerKind" NOT NULL,
    "actor" "LedgerActor" NOT NULL,
    "attempt_id" TEXT,
    "details" JSONB NOT NULL,
    "amount_cents" INTEGER,
    "currency" "Currency",
    "trace_id" TEXT,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ledger_entry_member_id_id_idx" ON "ledger_entry"("member_id", "id");

-- CreateIndex
CREATE INDEX "ledger_entry_attempt_id_idx" ON "ledger_entry"("attempt_id");

-- Rows are appended only. Whoever owns the table can still drop the triggers.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger_entry is append-only' USING ERRCODE = 'insufficient_privilege';
END;
$$;

CREATE TRIGGER "ledger_keeps_rows" BEFORE UPDATE OR DELETE ON "ledger_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();

CREATE TRIGGER "ledger_keeps_all" BEFORE TRUNCATE ON "ledger_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
