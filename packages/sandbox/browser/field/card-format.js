/** @typedef {"visa" | "master" | "american_express" | "discover" | "unknown"} Brand */

/** @type {readonly (readonly [RegExp, Brand])[]} */
const brands = [
  [/^4/, "visa"],
  [/^(5[1-5]|2[2-7])/, "master"],
  [/^3[47]/, "american_express"],
  [/^6(011|5)/, "discover"],
];

/** @type {Readonly<Record<Brand, string>>} */
export const brandNames = {
  visa: "VISA",
  master: "MC",
  american_express: "AMEX",
  discover: "DISC",
  unknown: "",
};

/** @param {string} text */
export const digitsOf = (text) => text.replaceAll(/\D/g, "");

/** @param {string} number @returns {Brand} */
export const brandOf = (number) =>
  brands.find(([pattern]) => pattern.test(digitsOf(number)))?.[1] ?? "unknown";

/** Returns 4111 1111 1111 1111 or 3782 822463 10005. @param {string} text */
export function formatNumber(text) {
  const digits = digitsOf(text).slice(0, 19);
  const groups =
    brandOf(digits) === "american_express"
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter((group) => group !== "").join(" ");
}

/** Returns 12 / 30. A single 2–9, or a 1 before a slash, is a month. @param {string} text */
export function formatExpiry(text) {
  const raw = digitsOf(text);
  const isWholeMonth = /^[2-9]$/.test(raw) || /^\s*[1-9]\s*\//.test(text);
  const digits = isWholeMonth ? `0${raw}` : raw;
  // Autofill may enter a four-digit year.
  const short = digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4);
  return short.length > 2 ? `${short.slice(0, 2)} / ${short.slice(2)}` : short;
}

/** @param {string} text */
export const formatCode = (text) => digitsOf(text).slice(0, 4);

/** @param {string} text */
export function isNumber(text) {
  const digits = digitsOf(text);
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns the month and the four-digit year. @param {string} text */
export function expiryOf(text) {
  const digits = digitsOf(text);
  const year = digits.slice(2, 4);
  return { month: digits.slice(0, 2), year: year === "" ? "" : `20${year}` };
}

/** A card is valid until the end of its month. @param {string} text @param {Date} now */
export function isExpiry(text, now) {
  const { month, year } = expiryOf(text);
  if (year.length !== 4 || Number(month) < 1 || Number(month) > 12) return false;
  return new Date(Number(year), Number(month), 1) > now;
}

/** @param {string} code @param {Brand} brand */
export const isCode = (code, brand) =>
  (brand === "american_express" ? /^\d{4}$/ : /^\d{3}$/).test(code);
