import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

export type Consent = "accepted" | "declined";

const device = deviceStorage(() => window.localStorage);
const listeners = new Set<() => void>();

/** What was answered to the cookie notice on this device; null: not asked yet, or asked again. */
export function readConsent(): Consent | null {
  const kept = device.get(keys.cookieConsent);
  return kept === "accepted" || kept === "declined" ? kept : null;
}

/** Keeps the answer on this device; null has the notice ask again. */
export function keepConsent(consent: Consent | null): void {
  if (consent === null) device.remove(keys.cookieConsent);
  else device.set(keys.cookieConsent, consent);
  for (const listener of listeners) listener();
}

/** Hears of every change, in other windows too; answers the function that ends it. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
