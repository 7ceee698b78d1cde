/** What the page was told by the server that sent it; never a secret. */
export interface PublicConfig {
  /** Share of browser traces that are exported, 0 to 1. */
  readonly traceSampleRate: number;
  /** Whether engagement events are sent (`production`), dropped (`off`) or kept locally (`record`). */
  readonly trackingMode: "production" | "off" | "record";
  /** Where "Buy Gift Card" leads; a whole address outside this product. */
  readonly giftCardUrl: string;
  /** Where members may write to. */
  readonly supportEmail: string;
  /** The vendor's captcha in place of our own; null while ours is configured. */
  readonly recaptcha: RecaptchaSettings | null;
}

/** What the browser needs to show a reCAPTCHA box. */
export interface RecaptchaSettings {
  readonly siteKey: string;
  readonly scriptUrl: string;
}

/** The values of a page that was told nothing, e.g. by Vite's own server. */
export const DEFAULT_PUBLIC_CONFIG: PublicConfig = {
  traceSampleRate: 1,
  trackingMode: "off",
  giftCardUrl: "https://gift.eightcount.example/",
  supportEmail: "support@eightcount.example",
  recaptcha: null,
};

/** The id of the page's data block that carries the values as JSON. */
export const PUBLIC_CONFIG_ELEMENT_ID = "eightcount-config";

/** Reads the page's values; what is missing or unreadable keeps its default. */
export function readPublicConfig(page: Document): PublicConfig {
  const text = page.getElementById(PUBLIC_CONFIG_ELEMENT_ID)?.textContent ?? "{}";
  try {
    return { ...DEFAULT_PUBLIC_CONFIG, ...(JSON.parse(text) as Partial<PublicConfig>) };
  } catch {
    return DEFAULT_PUBLIC_CONFIG;
  }
}
