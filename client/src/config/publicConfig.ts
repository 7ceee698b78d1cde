import type { TraceRates } from "@eightcount/rules/telemetry/trace-rates";

/** Configuration that the client server embeds in the page. Never holds a secret. */
export interface PublicConfig {
  /** Share of page loads and playbacks whose trace is exported, 0 to 1. */
  readonly traceSampleRate: number;
  /** Shares of operations whose trace is recorded, from here to the database. */
  readonly traceRates: TraceRates;
  /** Sends engagement events (`production`), keeps them local (`record`), or drops them (`off`). */
  readonly trackingMode: "production" | "off" | "record";
  /** Page that sells gift cards: a path of this site, or the URL of an external shop. */
  readonly giftCardUrl: string;
  readonly supportEmail: string;
  /** Who bills the members of the CRM, as its own page is titled. */
  readonly billingPartner: string;
  /** Google's captcha, used instead of the built-in one. Null by default. */
  readonly recaptcha: RecaptchaSettings | null;
}

export interface RecaptchaSettings {
  readonly siteKey: string;
  readonly scriptUrl: string;
}

/** Used when the page carries no configuration, for example under the Vite dev server. */
export const DEFAULT_PUBLIC_CONFIG: PublicConfig = {
  traceSampleRate: 1,
  traceRates: { byOperation: {}, others: 1 },
  trackingMode: "off",
  giftCardUrl: "/public/gift-cards",
  supportEmail: "support@eightcount.example",
  billingPartner: "TuneFlow Payments",
  recaptcha: null,
};

/** Id of the script element that holds the configuration as JSON. */
export const PUBLIC_CONFIG_ELEMENT_ID = "eightcount-config";

/** Reads the embedded configuration. Missing or unreadable values keep their defaults. */
export function readPublicConfig(page: Document): PublicConfig {
  const text = page.getElementById(PUBLIC_CONFIG_ELEMENT_ID)?.textContent ?? "{}";
  try {
    return { ...DEFAULT_PUBLIC_CONFIG, ...(JSON.parse(text) as Partial<PublicConfig>) };
  } catch {
    return DEFAULT_PUBLIC_CONFIG;
  }
}
