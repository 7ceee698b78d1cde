import type { SessionOperations } from "./sessionOperations";
import type { SessionStore } from "./sessionStore";

/** Renews the access token; calls made while one is under way share it. */
export interface Renewal {
  /** Rejects when the server cannot be reached; false when nobody is signed in. */
  readonly renewOnce: () => Promise<boolean>;
  /** Waits for a renewal under way, which would not carry the ticket, then renews with it. */
  readonly renewWithTicket: (entitlementTicket: string) => Promise<boolean>;
  /** The first check of a page; it happens once. A failed check counts as signed out. */
  readonly boot: () => Promise<void>;
}

export function createRenewal(operations: SessionOperations, store: SessionStore): Renewal {
  let renewing: Promise<boolean> | null = null;
  let booting: Promise<void> | null = null;

  const renew = (ticket: string | null): Promise<boolean> => {
    renewing ??= operations
      .refresh(ticket)
      .then(store.accept)
      .finally(() => {
        renewing = null;
      });
    return renewing;
  };

  return {
    renewOnce: () => renew(null),
    async renewWithTicket(entitlementTicket) {
      await renewing?.catch(() => false);
      return renew(entitlementTicket);
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
