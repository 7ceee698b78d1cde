import { randomUUID } from "node:crypto";
import { entitlementTicket } from "@eightcount/contracts/tickets/entitlement-ticket";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { SignJWT } from "jose";

const { algorithm, issuer, audience, lifetimeSeconds } = entitlementTicket;

/**
 * Signs entitlement tickets. A ticket may be presented again after a lost response: it states what
 * held at one moment, so it changes nothing the second time, and nothing at all after newer events.
 */
export class EntitlementTickets {
  readonly #key: Uint8Array;

  constructor(
    secret: string,
    private readonly clock: Clock,
  ) {
    this.#key = new TextEncoder().encode(secret);
  }

  /** A ticket for a member entitled since this moment, valid from now. */
  issueFor(memberId: string, entitledSince: Date): Promise<string> {
    const now = Math.floor(this.clock().getTime() / 1000);
    return new SignJWT({ occurredAt: entitledSince.toISOString() })
      .setProtectedHeader({ alg: algorithm })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(memberId)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimeSeconds)
      .sign(this.#key);
  }
}
