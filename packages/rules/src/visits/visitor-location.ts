export const UNKNOWN_LOCATION = "unknown";

export type CurrencyCode = "USD" | "INR";

export interface ClientLocation {
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

export function toClientLocation(known: {
  readonly ip?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
}): ClientLocation {
  return {
    ip: known.ip || UNKNOWN_LOCATION,
    city: known.city || UNKNOWN_LOCATION,
    country: known.country || UNKNOWN_LOCATION,
  };
}
