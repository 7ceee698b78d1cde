import {
  type Address,
  addressMessages,
  checkAddress,
  checkPostalCode,
  isCity,
  regionLabel,
  regionsOf,
  regionToSend,
} from "./addresses";

const good: Address = {
  country: "US",
  region: "CA",
  street: "1 Ocean Avenue",
  city: "Los Angeles",
  postalCode: "90001",
};
const kindsOf = (change: Partial<Address>) =>
  checkAddress({ ...good, ...change }).map(({ kind }) => kind);
const messagesOf = (change: Partial<Address>) =>
  checkAddress({ ...good, ...change }).map(({ message }) => message);

describe("addresses", () => {
  it("a complete address has no problem", () => {
    expect(checkAddress(good)).toEqual([]);
    expect(checkAddress({ ...good, country: "us", region: "ca" })).toEqual([]);
  });

  it("FUN-VAL-27 country is required", () => {
    expect(messagesOf({ country: "", postalCode: "" })[0]).toBe("Please select a country");
    expect(kindsOf({ country: "XX", region: null })).toContain("country");
  });

  it("FUN-VAL-28 region is required when the country is CA or US", () => {
    expect(messagesOf({ region: null })).toEqual(["Please select a region"]);
    expect(kindsOf({ region: "  " })).toEqual(["region"]);
    expect(kindsOf({ country: "CA", region: null, postalCode: "K1A 0B1" })).toEqual(["region"]);
    expect(kindsOf({ country: "FR", region: null, postalCode: "75001" })).toEqual([]);
    expect(kindsOf({ region: "ON" })).toEqual(["region"]);
  });

  it("FUN-VAL-29 street must not be empty", () => {
    expect(messagesOf({ street: "  " })).toEqual(["Please enter a valid street name"]);
  });

  it.each([
    ["street", "streetName"],
    ["city", "cityName"],
    ["postalCode", "postalCode"],
  ] as const)("refuses control characters and broken characters in the %s", (field, kind) => {
    for (const sign of ["\u0000", "\u0007", "\n", "\ud800", "\udc00"]) {
      const typed = `${good[field].slice(0, 2)}${sign}${good[field].slice(2)}`;
      expect([sign, kindsOf({ [field]: typed })]).toEqual([sign, [kind]]);
    }
    expect(kindsOf({ country: "FR", region: null, postalCode: "750\u000001" })).toEqual([
      "postalCode",
    ]);
  });

  it("FUN-VAL-30 CONST-06 city is 2 to 30 letters or spaces", () => {
    expect(messagesOf({ city: "A" })).toEqual(["Please enter a valid city name"]);
    const refused = ["", " ", "L.A.", "Paris 7", "x".repeat(31), "Rome\n"];
    expect(refused.slice(0, 5).filter(isCity)).toEqual([]);
    const accepted = ["LA", "São Paulo", "Québec", "東京", "x".repeat(30), " Ely "];
    expect(accepted.filter((city) => !isCity(city))).toEqual([]);
  });

  it("FUN-VAL-31 a postal code is required", () => {
    expect(messagesOf({ postalCode: " " })).toEqual(["Please enter a postal code"]);
  });

  it("FUN-VAL-32 a postal code without a country asks for the country", () => {
    expect(checkPostalCode("", "90001")?.message).toBe(
      "Please choose your country before entering postal code",
    );
  });

  it("FUN-VAL-33 a postal code must match the country's pattern", () => {
    expect(messagesOf({ postalCode: "K1A 0B1" })).toEqual(["Please enter valid postal code"]);
  });

  it("FUN-VAL-42 the region is sent only when the country is ca or us", () => {
    expect(regionToSend(good)).toBe("CA");
    expect(regionToSend({ country: "ca", region: "on" })).toBe("ON");
    expect(regionToSend({ country: "FR", region: "CA" })).toBeNull();
    expect(regionToSend({ country: "US", region: "" })).toBeNull();
  });

  it("FUN-VAL-53 thirteen Canadian provinces, about sixty US states and territories", () => {
    expect(regionsOf("CA")).toHaveLength(13);
    expect(regionsOf("US")).toHaveLength(62);
    expect(regionsOf("IN")).toBeNull();
    expect([regionLabel("CA"), regionLabel("us"), regionLabel("FR")]).toEqual([
      "Province",
      "State",
      null,
    ]);
  });

  it("FUN-CHK-30 every address problem has its kind, in the order of the form", () => {
    const empty = { country: "", region: "", street: "", city: "", postalCode: "" };
    expect(checkAddress(empty).map(({ kind }) => kind)).toEqual([
      "country",
      "streetName",
      "cityName",
      "noPostalCode",
    ]);
    expect(kindsOf({ region: "", street: "", city: "", postalCode: "x" })).toEqual([
      "region",
      "streetName",
      "cityName",
      "postalCode",
    ]);
    expect(kindsOf({ country: "", postalCode: "1" })).toEqual(["country", "countryPostal"]);
    expect(Object.keys(addressMessages)).toEqual([
      "country",
      "region",
      "streetName",
      "cityName",
      "noPostalCode",
      "countryPostal",
      "postalCode",
    ]);
  });
});
