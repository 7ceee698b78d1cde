import { geoIpContract } from "./geo-ip.provider.contract";
import { MmdbGeoIp } from "./mmdb.adapter";

const geoIp = new MmdbGeoIp({ cityPath: "", localCountry: "" });

geoIpContract("the country database", () => geoIp);

describe("the country of this machine", () => {
  it("can be chosen, for trying prices in rupees", () => {
    const india = new MmdbGeoIp({ cityPath: "", localCountry: "IN" });
    expect(india.locate("127.0.0.1")).toEqual({ country: "IN", city: null });
    expect(india.locate("8.8.8.8").country).toBe("US");
  });
});
