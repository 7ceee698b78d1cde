import type { GeoIpProvider } from "./geo-ip.provider";

export function geoIpContract(name: string, provider: () => GeoIpProvider): void {
  describe(`${name} as a map of addresses`, () => {
    it.each([
      ["8.8.8.8", "US"],
      ["49.36.0.1", "IN"],
      ["::ffff:49.36.0.1", "IN"],
      ["2401:4900::1", "IN"],
      ["2a02:8108::1", "DE"],
    ])("knows the country of %s", (address, country) => {
      expect(provider().locate(address).country).toBe(country);
    });

    it.each(["", "unknown", "999.1.1.1", "127.0.0.1", "::1", "10.0.0.4", "fd00::1"])(
      "knows nothing about %p and does not throw",
      (address) => {
        expect(provider().locate(address)).toEqual({ country: null, city: null });
      },
    );
  });
}
