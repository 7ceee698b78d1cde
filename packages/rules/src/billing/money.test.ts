import { formatAmount, formatPrice, formatSum, isWalletOffered, walletRules } from "./money";

describe("money", () => {
  it("amounts always show two decimals, prices only when needed", () => {
    expect(formatAmount(3900, "USD")).toBe("$39.00");
    expect(formatAmount(499900, "INR")).toBe("₹4,999.00");
    expect([formatPrice(9900, "USD"), formatPrice(1999, "USD"), formatPrice(0, "USD")]).toEqual([
      "$99",
      "$19.99",
      "$0",
    ]);
    expect(formatPrice(99900, "INR")).toBe("₹999");
    expect([formatSum(9900, "USD"), formatSum(499900, "INR")]).toEqual(["$99.00", "₹4,999"]);
  });

  it("the wallet is for the US in USD, with a temporary minimum of $1", () => {
    expect(isWalletOffered(" us ", "USD")).toBe(true);
    expect(isWalletOffered("US", "INR")).toBe(false);
    expect(isWalletOffered("CA", "USD")).toBe(false);
    expect(formatPrice(walletRules.temporaryMinimumCents, walletRules.currency)).toBe("$1");
  });
});
