import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

const tab = deviceStorage(() => window.sessionStorage);

/** New account whose email is not verified yet, without its password. */
export interface PendingSignUp {
  readonly email: string;
  /** Page to continue on after verification. */
  readonly goesOnTo: string;
}

/** Stores the sign-up for this tab, so that it survives a reload. */
export function keepPendingSignUp({ email, goesOnTo }: PendingSignUp): void {
  tab.set(keys.pendingSignUp, JSON.stringify({ email, goesOnTo }));
}

export const forgetPendingSignUp = (): void => tab.remove(keys.pendingSignUp);

/** Returns this tab's sign-up, or null if there is none or it belongs to another account. */
export function readPendingSignUp(email?: string): PendingSignUp | null {
  const kept = parse(tab.get(keys.pendingSignUp));
  return kept !== null && (email === undefined || kept.email === email) ? kept : null;
}

function parse(kept: string | null): PendingSignUp | null {
  try {
    const { email, goesOnTo } = JSON.parse(kept ?? "{}");
    return typeof email === "string" && typeof goesOnTo === "string" ? { email, goesOnTo } : null;
  } catch {
    return null;
  }
}
