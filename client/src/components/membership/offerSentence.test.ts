import { offerSentence } from "./offerSentence";
import type { PreviewedSums } from "./paymentSentence";

const NOW = new Date("2026-11-26T12:00:00Z");
const sums: PreviewedSums = {
  todayCents: 0,
  nextCents: 1_900,
  nextOn: "2026-12-26T12:00:00Z",
  currency: "USD",
  cardLabel: "Visa ending with 1111",
};
const offer = (fields: Partial<PreviewedSums>, action: string, every?: string) =>
  offerSentence(
    { ...sums, ...fields },
    { action, now: NOW, ...(every !== undefined && { every }) },
  ).replaceAll(/\s/g, " ");

describe("what a reactivation would cost, before anyone asked for it", () => {
  it("canceled: nothing today, and the next charge", () => {
    expect(offer({}, "REACTIVATE")).toBe(
      "If you reactivate, you pay nothing today and $19.00 on Dec 26, 2026, with your Visa ending with 1111.",
    );
  });

  it("canceled and ending today: the hour of the charge", () => {
    const nextOn = "2026-11-26T12:30:00Z";
    expect(offer({ nextOn }, "REACTIVATE")).toMatch(
      /^If you reactivate, you pay \$19\.00 today at \d+:\d\d [AP]M, with your Visa/,
    );
    expect(offer({ nextOn }, "REACTIVATE", "a month")).toMatch(/ [AP]M, then every month, with/);
    expect(offer({ nextOn: NOW.toISOString() }, "REACTIVATE")).toMatch(
      /^If you reactivate, you pay \$19\.00 later today, with/,
    );
  });

  it("expired: the free days if there are any, otherwise the charge today", () => {
    expect(offer({ nextOn: "2026-12-03T12:00:00Z" }, "PURCHASE_ON_FILE")).toBe(
      "Reactivate today: 7 days free, then $19.00 on Dec 3, 2026, with your Visa ending with 1111.",
    );
    expect(offer({ nextOn: "2026-12-03T12:00:00Z" }, "PURCHASE_ON_FILE", "a month")).toBe(
      "Reactivate today: 7 days free, then $19.00 a month from Dec 3, 2026, with your Visa ending with 1111.",
    );
    expect(offer({ todayCents: 1_900 }, "PURCHASE_ON_FILE")).toBe(
      "If you reactivate today: $19.00 today, then $19.00 on Dec 26, 2026, with your Visa ending with 1111.",
    );
    expect(offer({ todayCents: 1_900, nextOn: null, cardLabel: null }, "PURCHASE_ON_FILE")).toBe(
      "If you reactivate, you pay $19.00 today.",
    );
  });
});
