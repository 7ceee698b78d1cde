import { type CountryRow, countryTable } from "./country-table";

const rowByCode = new Map(countryTable.map((row) => [row[0], row] as const));

export const isKnownCountry = (code: string): boolean => rowByCode.has(code.trim().toUpperCase());

export const normalizePostalCode = (postalCode: string): string =>
  postalCode.trim().toUpperCase().replace(/\s+/g, " ");

function isInRange(code: string, range: CountryRow[3]): boolean {
  if (!range) return true;
  const digits = /\d+/.exec(code);
  if (!digits) return false;
  const number = Number(digits[0]);
  return number >= range[0] && number <= range[1];
}

/** A country without a pattern accepts any code. An unknown country accepts none. */
export function isPostalCodeOf(country: string, postalCode: string): boolean {
  const row = rowByCode.get(country.trim().toUpperCase());
  const code = normalizePostalCode(postalCode);
  if (!row || code === "") return false;
  const [, , pattern, range] = row;
  if (pattern !== null && !new RegExp(`^(?:${pattern})$`).test(code)) return false;
  return isInRange(code, range);
}
