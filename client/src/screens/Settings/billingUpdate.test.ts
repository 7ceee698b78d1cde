import { deviceStorage } from "../../storage/deviceStorage";
import { isUpdatePending, updatingMarker } from "./billingUpdate";

const device = deviceStorage(() => window.localStorage);
const HOUR = 3_600_000;
beforeEach(() => window.localStorage.clear());

describe("an update of the billing information", () => {
  const never = { isSet: () => false };

  it("BILL-SUB-16 is pending by the attribute, by updating=true or by this device's marker", () => {
    const nothing = { attribute: false, search: "", marker: never };
    expect(isUpdatePending(nothing)).toBe(false);
    expect(isUpdatePending({ ...nothing, attribute: true })).toBe(true);
    expect(isUpdatePending({ ...nothing, search: "?updating=true" })).toBe(true);
    expect(isUpdatePending({ ...nothing, marker: { isSet: () => true } })).toBe(true);
    for (const search of ["?updating=false", "?updating", "?updating=1"]) {
      expect(isUpdatePending({ ...nothing, search })).toBe(false);
    }
  });

  it("CONST-24 the marker expires after 24 hours", () => {
    let now = 1_000;
    const marker = updatingMarker(device, "m-1", () => now);
    marker.set();
    now += 24 * HOUR - 1;
    expect(marker.isSet()).toBe(true);
    expect(marker.since()).toEqual(new Date(1_000));
    now += 1;
    expect(marker.isSet()).toBe(false);
    expect(marker.since()).toBeNull();
  });

  it("the marker belongs to one member, even on a shared device", () => {
    updatingMarker(device, "m-1").set();
    expect(updatingMarker(device, "m-2").isSet()).toBe(false);
    expect(updatingMarker(device, "m-1").isSet()).toBe(true);
  });
});
