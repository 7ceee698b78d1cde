-- Erasure finds a member's mails by the keyed hash of their recipient.
CREATE INDEX IF NOT EXISTS "outbox_event_mail_recipient_idx" ON "outbox_event"((payload->>'recipient'), "id")
  WHERE "topic" = 'mail.requested';

-- Erasure deletes the events that name a member.
CREATE INDEX IF NOT EXISTS "outbox_event_member_id_idx" ON "outbox_event"((payload->>'memberId'));
