import type { OutboxEntry } from "../members/outbox-entry";

/** Tells billing that an account's e-mail is proven. */
export function memberVerified(memberId: string, email: string): OutboxEntry {
  return { topic: "member.verified", payload: { memberId, email } };
}
