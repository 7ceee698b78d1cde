import { entitlementTicket } from "@eightcount/contracts/tickets/entitlement-ticket";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { jwtVerify } from "jose";
import type { EntitlementChange } from "./entitlement.rules";

const { algorithm, issuer, audience, lifetimeSeconds, claims } = entitlementTicket;
/** Seconds billing's clock may be ahead of ours. */
const MAX_CLOCK_SKEW_SECONDS = 30;

export class EntitlementTicketReader {
  readonly #key: Uint8Array;

  constructor(
    secret: string,
    private readonly clock: Clock,
  ) {
    this.#key = new TextEncoder().encode(secret);
  }

  /** Returns null when the ticket is forged, expired or meant for another use. */
  async read(ticket: string): Promise<EntitlementChange | null> {
    try {
      const { payload } = await jwtVerify(ticket, this.#key, {
        algorithms: [algorithm],
        issuer,
        audience,
        requiredClaims: ["sub", "iat", "exp"],
        currentDate: this.clock(),
      });
      const { sub, iat, occurredAt } = claims.parse(payload);
      if (!this.#isFresh(iat)) return null;
      return { memberId: sub, isEntitled: true, occurredAt: new Date(occurredAt ?? iat * 1000) };
    } catch {
      return null;
    }
  }

  #isFresh(issuedAt: number): boolean {
    const age = this.clock().getTime() / 1000 - issuedAt;
    return age >= -MAX_CLOCK_SKEW_SECONDS && age < lifetimeSeconds + 1;
  }
}
