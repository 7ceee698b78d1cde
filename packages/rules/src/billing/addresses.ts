import { isPlainText } from "../people/plain-text";
import { isKnownCountry, isPostalCodeOf } from "./postal-codes";
import { canadianProvinces, type RegionRow, unitedStates } from "./region-table";

/** Billing address as typed. `country` is an ISO code, `region` a province or state code. */
export interface Address {
  readonly country: string;
  readonly region?: string | null;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
}

/** Invalid input. `countryPostal` is a postal code entered before a country was selected. */
export type AddressProblemKind =
  | "country"
  | "region"
  | "streetName"
  | "cityName"
  | "noPostalCode"
  | "countryPostal"
  | "postalCode";

export interface AddressProblem {
  readonly kind: AddressProblemKind;
  readonly message: string;
}

export const addressMessages: Readonly<Record<AddressProblemKind, string>> = {
  country: "Please select a country",
  region: "Please select a region",
  streetName: "Please enter a valid street name",
  cityName: "Please enter a valid city name",
  noPostalCode: "Please enter a postal code",
  countryPostal: "Please choose your country before entering postal code",
  postalCode: "Please enter valid postal code",
};

const problem = (kind: AddressProblemKind): AddressProblem => ({
  kind,
  message: addressMessages[kind],
});

/** Returns null for countries whose addresses have no region. */
export function regionsOf(country: string): readonly RegionRow[] | null {
  const code = country.trim().toUpperCase();
  if (code === "CA") return canadianProvinces;
  return code === "US" ? unitedStates : null;
}

export function regionLabel(country: string): "Province" | "State" | null {
  const code = country.trim().toUpperCase();
  if (code === "CA") return "Province";
  return code === "US" ? "State" : null;
}

/** Returns null for countries whose addresses have no region. */
export function regionToSend(address: Pick<Address, "country" | "region">): string | null {
  const region = address.region?.trim().toUpperCase() ?? "";
  return regionsOf(address.country) && region !== "" ? region : null;
}

function isRegionMissing(address: Address): boolean {
  const regions = regionsOf(address.country);
  if (!regions) return false;
  const region = regionToSend(address);
  return !regions.some(([code]) => code === region);
}

export const CITY_LENGTH = { min: 2, max: 30 } as const;
const cityShape = new RegExp(`^[\\p{L}\\p{M} ]{${CITY_LENGTH.min},${CITY_LENGTH.max}}$`, "u");

export const isCity = (city: string): boolean => cityShape.test(city.trim());

const isStreet = (street: string): boolean => street.trim() !== "" && isPlainText(street.trim());

/** Runs on blur and when the country changes. Returns null for a valid code. */
export function checkPostalCode(country: string, postalCode: string): AddressProblem | null {
  if (postalCode.trim() === "") return problem("noPostalCode");
  if (country.trim() === "") return problem("countryPostal");
  const isValid = isPlainText(postalCode.trim()) && isPostalCodeOf(country, postalCode);
  return isValid ? null : problem("postalCode");
}

/** Returns all problems in display order. */
export function checkAddress(address: Address): readonly AddressProblem[] {
  const problems: AddressProblem[] = [];
  if (!isKnownCountry(address.country)) problems.push(problem("country"));
  if (isRegionMissing(address)) problems.push(problem("region"));
  if (!isStreet(address.street)) problems.push(problem("streetName"));
  if (!isCity(address.city)) problems.push(problem("cityName"));
  const postal = checkPostalCode(address.country, address.postalCode);
  return postal ? [...problems, postal] : problems;
}
