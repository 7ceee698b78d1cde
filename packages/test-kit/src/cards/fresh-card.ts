import { randomInt } from "node:crypto";

/** A card number never used before. The provider recognizes it when another member uses it. */
export function freshCard(): string {
  const digits = `49${randomInt(1e12).toString().padStart(12, "0")}0`;
  const sum = [...digits].reduce((all, digit, nth) => {
    const counted = Number(digit) * (nth % 2 === 0 ? 2 : 1);
    return all + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
