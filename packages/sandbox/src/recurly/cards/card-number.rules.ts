import type { StoredCard } from "../book/book";

const brands: readonly (readonly [RegExp, StoredCard["brand"]])[] = [
  [/^4/, "Visa"],
  [/^(5[1-5]|2[2-7])/, "MasterCard"],
  [/^3[47]/, "American Express"],
  [/^6(011|5)/, "Discover"],
];

export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export const brandOf = (number: string): StoredCard["brand"] =>
  brands.find(([pattern]) => pattern.test(number))?.[1] ?? "Unknown";

export const isSecurityCode = (number: string, code: string): boolean =>
  (brandOf(number) === "American Express" ? /^\d{4}$/ : /^\d{3}$/).test(code);
