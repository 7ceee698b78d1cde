import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";
import { forgetVisitor } from "./forgetVisitor";

/** Purposes that need consent. */
export interface ConsentedPurposes {
  /** Measuring visits anonymously. */
  readonly measurement: boolean;
  /** Passing what a member does to the engagement service, which writes to members. */
  readonly suggestions: boolean;
}

const purposes = {
  accepted: { measurement: true, suggestions: true },
  declined: { measurement: false, suggestions: false },
  measurement: { measurement: true, suggestions: false },
  suggestions: { measurement: false, suggestions: true },
} as const satisfies Record<string, ConsentedPurposes>;

/** The visitor's choice, or the only purpose they consented to. */
export type Consent = keyof typeof purposes;

const device = deviceStorage(() => window.localStorage);
const listeners = new Set<() => void>();

/** Returns the stored consent. Null if the visitor has not responded or asked to choose again. */
export function readConsent(): Consent | null {
  const stored = device.get(keys.cookieConsent) ?? "";
  return Object.hasOwn(purposes, stored) ? (stored as Consent) : null;
}

/** Returns the purposes that a consent covers, none before the visitor has responded. */
export const purposesOf = (consent: Consent | null): ConsentedPurposes =>
  purposes[consent ?? "declined"];

/** Returns the consent that covers exactly these purposes. */
export function consentTo({ measurement, suggestions }: ConsentedPurposes): Consent {
  if (measurement && suggestions) return "accepted";
  if (measurement) return "measurement";
  return suggestions ? "suggestions" : "declined";
}

/**
 * Stores the consent. Null shows the notice again. Deletes the visitor's id once measurement is
 * declined.
 */
export function saveConsent(consent: Consent | null): void {
  if (consent === null) device.remove(keys.cookieConsent);
  else device.set(keys.cookieConsent, consent);
  if (consent !== null && !purposesOf(consent).measurement) forgetVisitor();
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
