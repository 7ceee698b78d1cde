import type { DataTable } from "./dataTable";

/** Lets spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A spreadsheet takes these for the start of a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Returns a table as CSV by RFC 4180. A value that a spreadsheet would run gets a leading quote. */
export function toCsv({ columns, rows }: DataTable): string {
  const lines = [columns, ...rows].map((row) => row.map(fieldOf).join(","));
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}

function fieldOf(value: string | null): string {
  if (value === null) return "";
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
