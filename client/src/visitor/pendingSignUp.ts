import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

const tab = deviceStorage(() => window.sessionStorage);

/** New account whose email is not verified yet, without its password. */
export interface PendingSignUp {
  readonly email: string;
  /** Page to continue on after verification. */
  readonly continueTo: string;
}

/** Stores the sign-up for this tab, so that it survives a reload. */
export function savePendingSignUp({ email, continueTo }: PendingSignUp): void {
  tab.set(keys.pendingSignUp, JSON.stringify({ email, goesOnTo: continueTo }));
}

export const clearPendingSignUp = (): void => tab.remove(keys.pendingSignUp);

/** Returns this tab's sign-up, or null if there is none or it belongs to another account. */
export function readPendingSignUp(email?: string): PendingSignUp | null {
  const stored = parse(tab.get(keys.pendingSignUp));
  return stored !== null && (email === undefined || stored.email === email) ? stored : null;
}

function parse(stored: string | null): PendingSignUp | null {
  try {
    const { email, goesOnTo: continueTo } = JSON.parse(stored ?? "{}");
    return typeof email === "string" && typeof continueTo === "string"
      ? { email, continueTo }
      : null;
  } catch {
    return null;
  }
}
