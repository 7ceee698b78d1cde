import { currencyOfCountry, currencyOfUrl, toClientLocation } from "./visitor-location";

describe("visitor location", () => {
  it("CONST-16 the currency is USD unless utm_currency is inr", () => {
    expect(currencyOfUrl("inr")).toBe("INR");
    expect(currencyOfUrl("INR")).toBe("INR");
    expect(currencyOfUrl("eur")).toBe("USD");
    expect(currencyOfUrl(null)).toBe("USD");
  });

  it("India pays in rupees, every other country in dollars", () => {
    expect(currencyOfCountry("IN")).toBe("INR");
    expect(currencyOfCountry("DE")).toBe("USD");
    expect(currencyOfCountry("unknown")).toBe("USD");
  });

  it("ip, city and country are each 'unknown' when missing", () => {
    expect(toClientLocation({})).toEqual({ ip: "unknown", city: "unknown", country: "unknown" });
    expect(toClientLocation({ ip: "81.2.69.1", country: "GB" })).toEqual({
      ip: "81.2.69.1",
      city: "unknown",
      country: "GB",
    });
  });
});
