import { randomUUID } from "node:crypto";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { SignJWT } from "jose";

/** How long a ticket may be handed in. */
export const TICKET_SECONDS = 60;
/** Who makes tickets, and who alone accepts them. */
export const TICKET_ISSUER = "eightcount-billing";
export const TICKET_AUDIENCE = "eightcount-accounts";

/**
 * Signs entitlement tickets: HS256, one member (`sub`), sixty seconds. The accounts subgraph takes
 * one at a token refresh and puts the member into the Subscriber group. A ticket may be handed in
 * again, after a lost answer: it is news of one moment, so it changes nothing the second time, and
 * nothing at all once newer news has come. Its id (`jti`) only tells it from others.
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
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer(TICKET_ISSUER)
      .setAudience(TICKET_AUDIENCE)
      .setSubject(memberId)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(now + TICKET_SECONDS)
      .sign(this.#key);
  }
}
