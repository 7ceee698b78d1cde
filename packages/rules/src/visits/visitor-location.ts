/** What stands where a visitor's place is not known. */
export const UNKNOWN_PLACE = "unknown";

/** The currencies prices are shown in. */
export type CurrencyCode = "USD" | "INR";

/** Where a visitor seems to be; each part is "unknown" when it is missing. */
export interface VisitorPlace {
  readonly ip: string;
  readonly city: string;
  readonly country: string;
}

/** The currency of a country by its ISO code: rupees in India, dollars elsewhere. */
export function currencyOfCountry(country: string): CurrencyCode {
  return country.toUpperCase() === "IN" ? "INR" : "USD";
}

/** The currency prices are shown in: dollars unless `utm_currency` says inr. */
export function currencyOfUrl(utmCurrency: string | null | undefined): CurrencyCode {
  return utmCurrency?.toLowerCase() === "inr" ? "INR" : "USD";
}

/** Fills what is missing with "unknown". */
export function visitorPlace(known: {
  readonly ip?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
}): VisitorPlace {
  return {
    ip: known.ip || UNKNOWN_PLACE,
    city: known.city || UNKNOWN_PLACE,
    country: known.country || UNKNOWN_PLACE,
  };
}
