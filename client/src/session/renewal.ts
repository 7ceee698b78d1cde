import type { SessionOperations } from "./sessionOperations";
import type { SessionStore } from "./sessionStore";

/** Renews the access token. Concurrent calls share one request. */
export interface Renewal {
  /** Rejects if the server cannot be reached. Resolves to false if the session has ended. */
  readonly renewOnce: () => Promise<boolean>;
  /** Waits for any running renewal, which does not carry the ticket, then renews with it. */
  readonly renewWithTicket: (entitlementTicket: string) => Promise<boolean>;
  /** Resolves when a running renewal with a ticket has settled. */
  readonly ticketRedeemed: () => Promise<void>;
  /** Checks the session once per page load. A failed check counts as signed out. */
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
    // Loops, because another waiting caller may have started a new renewal.
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
        // The cookie and the stored member id stay, so the next page tries again.
        () => store.change(false),
      );
      return booting;
    },
  };
}
