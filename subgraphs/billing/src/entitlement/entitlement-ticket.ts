import { randomUUID } from "node:crypto";
import { entitlementTicket } from "@eightcount/contracts/tickets/entitlement-ticket";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { SignJWT } from "jose";

const { algorithm, issuer, audience, lifetimeSeconds } = entitlementTicket;

/** Presenting a ticket twice is harmless, because newer events override it. */
export class EntitlementTickets {
  readonly #key: Uint8Array;

  constructor(
    secret: string,
    private readonly clock: Clock,
  ) {
    this.#key = new TextEncoder().encode(secret);
  }

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
