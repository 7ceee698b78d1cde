import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

export type Consent = "accepted" | "declined";

const device = deviceStorage(() => window.localStorage);
const listeners = new Set<() => void>();

/** Returns the stored consent. Null if the visitor has not responded or asked to choose again. */
export function readConsent(): Consent | null {
  const stored = device.get(keys.cookieConsent);
  return stored === "accepted" || stored === "declined" ? stored : null;
}

/** Stores the consent. Null shows the notice again. */
export function saveConsent(consent: Consent | null): void {
  if (consent === null) device.remove(keys.cookieConsent);
  else device.set(keys.cookieConsent, consent);
  for (const listener of listeners) listener();
}

/** Subscribes to changes in every tab and returns the unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
