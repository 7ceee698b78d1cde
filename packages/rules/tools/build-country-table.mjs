// Writes src/billing/country-table.ts and src/billing/region-table.ts. Names come from
// i18n-iso-countries. Postal patterns and subdivisions come from postal-code-checker
// (libaddressinput data, CC-BY 4.0, credited in NOTICE). The corrections are our own.
// Run: node packages/rules/tools/build-country-table.mjs
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const names = require("i18n-iso-countries");
const postal = require("postal-code-checker");

const countryFile = fileURLToPath(new URL("../src/billing/country-table.ts", import.meta.url));
const regionFile = fileURLToPath(new URL("../src/billing/region-table.ts", import.meta.url));

/** Patterns that are stricter in the specification than in the data, or missing from it. */
const patternCorrections = {
  JP: "\\d{3}-\\d{4}",
  BR: "\\d{5}-\\d{3}",
  GP: "\\d{5}",
  LI: "\\d{4}",
  MS: "MSR ?\\d{4}",
  VI: "\\d{5}(?:[ -]\\d{4})?",
};
/** Inclusive limits of the code's number, from the specification. */
const ranges = { GP: [97100, 97190], LI: [9485, 9498], MS: [1110, 1350], VI: [801, 851] };
/** Replaces names that are missing from the data, too short to recognize, or used twice. */
const nameCorrections = {
  AE: "United Arab Emirates",
  CD: "Congo (Kinshasa)",
  CG: "Congo (Brazzaville)",
  GB: "United Kingdom",
  KR: "South Korea",
  GM: "Gambia",
  LA: "Laos",
  NL: "Netherlands",
  VG: "Virgin Islands (British)",
  VI: "Virgin Islands (US)",
};

const byName = (left, right) => left[1].localeCompare(right[1], "en");

function patternOf(code) {
  if (patternCorrections[code]) return patternCorrections[code];
  const [first] = postal.COUNTRIES[code]?.patterns ?? [];
  if (!first) return null;
  const inner = /^\/\^\(\?:(.*)\)\$\/$/.exec(first);
  if (!inner) throw new Error(`unexpected shape of the pattern of ${code}: ${first}`);
  return inner[1];
}

function countryRows() {
  return Object.keys(names.getNames("en"))
    .map((code) => {
      const name = nameCorrections[code] ?? names.getName(code, "en", { select: "alias" });
      const row = [code, name, patternOf(code)];
      return ranges[code] ? [...row, ranges[code]] : row;
    })
    .sort(byName);
}

const regionRows = (country) =>
  postal
    .getSubdivisions(country)
    .map(({ code, name }) => [code, name])
    .sort(byName);

const list = (rows) => rows.map((row) => `  ${JSON.stringify(row)},`).join("\n");
const banner =
  "// biome-ignore-all format: written by packages/rules/tools/build-country-table.mjs";

writeFileSync(
  countryFile,
  `${banner}
/** One country: ISO code, English name, postal pattern (null: any code), inclusive number range. */
export type CountryRow = readonly [
  code: string,
  name: string,
  postalPattern: string | null,
  postalRange?: readonly [from: number, to: number],
];

/** Every country by name. */
export const countryTable: readonly CountryRow[] = [
${list(countryRows())}
];
`,
);
writeFileSync(
  regionFile,
  `${banner}
/** One province, state or territory: postal abbreviation and English name. */
export type RegionRow = readonly [code: string, name: string];

/** The thirteen provinces and territories of Canada, by name. */
export const canadianProvinces: readonly RegionRow[] = [
${list(regionRows("CA"))}
];

/** States, territories and military addresses of the United States, by name. */
export const unitedStates: readonly RegionRow[] = [
${list(regionRows("US"))}
];
`,
);
