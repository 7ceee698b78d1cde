import type { Clock } from "@eightcount/service-kit/clock/clock";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import { jwtVerify } from "jose";
import type { EntitlementNews } from "./entitlement.rules";

export const TICKET_ISSUER = "eightcount-billing";
export const TICKET_AUDIENCE = "eightcount-accounts";
const TICKET_LIFE_SECONDS = 60;
/** So much may billing's clock be ahead of ours. */
const AHEAD_SECONDS = 30;

/** Reads the tickets billing hands to members after a purchase: HS256, 60 seconds, one member. */
export class EntitlementTicketReader {
  readonly #key: Uint8Array;

  constructor(
    secret: string,
    private readonly clock: Clock,
  ) {
    this.#key = new TextEncoder().encode(secret);
  }

  /** The news in a ticket; null when it is forged, stale or meant for something else. */
  async read(ticket: string): Promise<EntitlementNews | null> {
    try {
      const { payload } = await jwtVerify(ticket, this.#key, {
        algorithms: ["HS256"],
        issuer: TICKET_ISSUER,
        audience: TICKET_AUDIENCE,
        requiredClaims: ["sub", "iat", "exp"],
        currentDate: this.clock(),
      });
      const { sub = "", iat = 0 } = payload;
      if (!isUuid(sub) || !this.#isFresh(iat)) return null;
      return { memberId: sub, isEntitled: true, occurredAt: occurredAt(payload, iat) };
    } catch {
      return null;
    }
  }

  #isFresh(issuedAt: number): boolean {
    const age = this.clock().getTime() / 1000 - issuedAt;
    return age >= -AHEAD_SECONDS && age < TICKET_LIFE_SECONDS + 1;
  }
}

// Billing may say to the millisecond when the member became entitled; `iat` has only seconds.
function occurredAt(payload: Readonly<Record<string, unknown>>, iat: number): Date {
  const stated = typeof payload.occurredAt === "string" ? new Date(payload.occurredAt) : null;
  return stated && !Number.isNaN(stated.getTime()) ? stated : new Date(iat * 1000);
}
