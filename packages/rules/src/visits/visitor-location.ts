export const UNKNOWN_PLACE = "unknown";

export type CurrencyCode = "USD" | "INR";

export interface VisitorPlace {
  readonly ip: string;
  readonly city: string;
  readonly country: string;
}

export function currencyOfCountry(country: string): CurrencyCode {
  return country.toUpperCase() === "IN" ? "INR" : "USD";
}

export function currencyOfUrl(utmCurrency: string | null | undefined): CurrencyCode {
  return utmCurrency?.toLowerCase() === "inr" ? "INR" : "USD";
}

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
