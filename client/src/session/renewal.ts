import type { SessionOperations } from "./sessionOperations";
import type { SessionStore } from "./sessionStore";

/** Renews the access token; calls made while one is under way share it. */
export interface Renewal {
  /** Rejects when the server cannot be reached; false when nobody is signed in. */
  readonly renewOnce: () => Promise<boolean>;
  /** Waits for a renewal under way, which would not carry the ticket, then renews with it. */
  readonly renewWithTicket: (entitlementTicket: string) => Promise<boolean>;
  /** Waits for a renewal with a ticket that is under way, whatever comes of it. */
  readonly ticketRedeemed: () => Promise<void>;
  /** The first check of a page; it happens once. A failed check counts as signed out. */
  readonly boot: () => Promise<void>;
}

export function createRenewal(operations: SessionOperations, store: SessionStore): Renewal {
  let renewing: Promise<boolean> | null = null;
  let redeeming: Promise<boolean> | null = null;
  let booting: Promise<void> | null = null;

  const renew = (ticket: string | null): Promise<boolean> => {
    renewing ??= operations
      .refresh(ticket)
      .then(store.acceptRenewal)
      .finally(() => {
        renewing = null;
      });
    return renewing;
  };

  const redeem = async (entitlementTicket: string): Promise<boolean> => {
    // Whoever waited for the same one may have begun another.
    while (renewing !== null) await renewing.catch(() => false);
    return renew(entitlementTicket);
  };

  return {
    renewOnce: () => renew(null),
    renewWithTicket(entitlementTicket) {
      redeeming = redeem(entitlementTicket);
      return redeeming;
    },
    async ticketRedeemed() {
      await redeeming?.catch(() => false);
    },
    boot() {
      booting ??= renew(null).then(
        () => undefined,
        // The cookie and the hint stay, so the next page tries again.
        () => store.change(false),
      );
      return booting;
    },
  };
}
