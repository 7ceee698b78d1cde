import { countryTable } from "./country-table";
import { isKnownCountry, isPostalCodeOf } from "./postal-codes";

const accepted = (country: string, codes: readonly string[]) =>
  codes.filter((code) => isPostalCodeOf(country, code));

describe("postal codes", () => {
  it("FUN-VAL-43 US: five digits with an optional four", () => {
    expect(
      accepted("US", ["90001", "90001-1234", " 90001 ", "9000", "900011", "90001-12", "ABCDE"]),
    ).toEqual(["90001", "90001-1234", " 90001 "]);
  });

  it("FUN-VAL-44 Canada: letter-digit pattern", () => {
    expect(accepted("CA", ["K1A 0B1", "k1a0b1", "K1A 0B", "11A 0B1", "D1A 0B1"])).toEqual([
      "K1A 0B1",
      "k1a0b1",
    ]);
  });

  it("FUN-VAL-45 the UK pattern", () => {
    expect(accepted("GB", ["SW1A 1AA", "m2 5bq", "GIR 0AA", "ZZ1 1ZZ", "SW1A", "12345"])).toEqual([
      "SW1A 1AA",
      "m2 5bq",
      "GIR 0AA",
    ]);
  });

  it("FUN-VAL-46 Japan: three and four digits", () => {
    expect(accepted("JP", ["154-0023", "1540023", "15-40023", "154-002"])).toEqual(["154-0023"]);
  });

  it("FUN-VAL-47 Brazil: five and three digits", () => {
    expect(accepted("BR", ["40301-110", "40301110", "4030-1110"])).toEqual(["40301-110"]);
  });

  it("FUN-VAL-48 a country without a pattern accepts any non-empty code", () => {
    expect(accepted("HK", ["anything", "999", "-", "", "  "])).toEqual(["anything", "999", "-"]);
  });

  it("FUN-VAL-49 Guadeloupe 97100 to 97190", () => {
    expect(accepted("GP", ["97099", "97100", "97145", "97190", "97191"])).toEqual([
      "97100",
      "97145",
      "97190",
    ]);
  });

  it("FUN-VAL-50 Liechtenstein 9485 to 9498", () => {
    expect(accepted("LI", ["9484", "9485", "9498", "9499"])).toEqual(["9485", "9498"]);
  });

  it("FUN-VAL-51 Virgin Islands (US) 00801 to 00851", () => {
    expect(accepted("VI", ["00800", "00801", "00851", "00852", "801"])).toEqual(["00801", "00851"]);
  });

  it("FUN-VAL-52 Montserrat MSR 1110 to MSR 1350", () => {
    expect(
      accepted("MS", ["MSR 1109", "MSR 1110", "msr 1350", "MSR1200", "MSR 1351", "1200"]),
    ).toEqual(["MSR 1110", "msr 1350", "MSR1200"]);
  });

  it("FUN-VAL-53 about 250 countries with code and name, some with pattern and range", () => {
    expect(countryTable).toHaveLength(250);
    expect(new Set(countryTable.map(([code]) => code)).size).toBe(250);
    expect(new Set(countryTable.map(([, name]) => name)).size).toBe(250);
    expect(countryTable.filter((row) => row[2] !== null).length).toBeGreaterThan(150);
    expect(countryTable.filter((row) => row[3]).map(([code]) => code)).toEqual([
      "GP",
      "LI",
      "MS",
      "VI",
    ]);
    expect([isKnownCountry("us"), isKnownCountry("XX"), isKnownCountry("")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("every pattern compiles and refuses an empty code", () => {
    for (const [code] of countryTable) expect(isPostalCodeOf(code, "")).toBe(false);
  });

  it("an unknown country accepts no code", () => {
    expect(isPostalCodeOf("XX", "1234")).toBe(false);
  });
});
