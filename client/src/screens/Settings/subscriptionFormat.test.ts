import { longDate, nextAmount, statusLabel } from "./subscriptionFormat";

describe("subscription formatting", () => {
  it("BILL-SUB-19 labels the status", () => {
    expect(
      ["INACTIVE", "ACTIVE", "CANCELLED", "EXPIRED"].map((s) => statusLabel(s as "ACTIVE")),
    ).toEqual(["Inactive", "Active", "Cancelled", "Expired"]);
  });

  it("BILL-SUB-20 next billing is a dash when inactive, $0 when cancelled, else the amount", () => {
    expect(nextAmount("INACTIVE", null, "USD")).toBe("-");
    expect(nextAmount("CANCELLED", 9900, "USD")).toBe("$0");
    expect(nextAmount("ACTIVE", 9900, "USD")).toBe("$99.00");
    expect(nextAmount("ACTIVE", 499900, "INR")).toBe("₹4,999");
  });

  it("BILL-SUB-21 dates read like Mar 4, 2027", () => {
    expect(longDate("2027-03-04T12:00:00Z")).toBe("Mar 4, 2027");
    expect(longDate(null)).toBe("-");
  });
});
