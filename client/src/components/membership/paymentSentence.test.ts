import { type PreviewedSums, paymentSentence } from "./paymentSentence";

const NOW = new Date("2026-11-26T12:00:00Z");
const sums: PreviewedSums = {
  todayCents: 1_900,
  nextCents: 1_900,
  nextOn: "2026-12-26T12:00:00Z",
  currency: "USD",
  cardLabel: "Visa ending with 1111",
};
const sentence = (fields: Partial<PreviewedSums>, action = "PURCHASE_ON_FILE") =>
  paymentSentence({ ...sums, ...fields }, { action, now: NOW });

describe("what a member reads before paying", () => {
  it("a charge today: both amounts, the date on one line, and the card", () => {
    expect(sentence({})).toBe(
      "You pay $19.00 today, then $19.00 on Dec\u00a026,\u00a02026, with your Visa ending with 1111.",
    );
    expect(sentence({ nextCents: null, cardLabel: null })).toBe("You pay $19.00 today.");
  });

  it("a charge later on the same day: its time, unless that has passed", () => {
    const on = (nextOn: string) => sentence({ todayCents: 0, nextOn }, "REACTIVATE");
    expect(on("2026-11-26T20:00:00Z")).toMatch(
      /^You pay \$19\.00 today at \d+:\d\d [AP]M, with your Visa/,
    );
    const every = { action: "REACTIVATE", now: NOW, every: "a month" };
    const tonight = { ...sums, todayCents: 0, nextOn: "2026-11-26T20:00:00Z" };
    expect(paymentSentence(tonight, every)).toMatch(/ [AP]M, then every month, with your Visa/);
    expect(on("2026-11-26T02:00:00Z")).toBe(
      "You pay $19.00 later today, with your Visa ending with 1111.",
    );
  });

  it("a trial that the member still has: its days", () => {
    expect(sentence({ todayCents: 0, nextOn: "2026-12-03T12:00:00Z" })).toBe(
      "You pay $0 today. After 7 free days, it’s $19.00 on Dec\u00a03,\u00a02026, with your Visa ending with 1111.",
    );
  });

  it("a month paid by credit, and a change at the end of the period, are not trials", () => {
    expect(sentence({ todayCents: 0 })).toMatch(/^You pay \$0 today, then \$19\.00 on Dec\u00a026/);
    expect(sentence({ todayCents: 0, nextOn: "2026-12-03T12:00:00Z" }, "CHANGE_PLAN")).toMatch(
      /^You pay \$0 today, then \$19\.00 on Dec\u00a03/,
    );
  });

  it("in rupees: whole rupees without decimals", () => {
    expect(sentence({ currency: "INR", todayCents: 499_900, nextCents: 499_900 })).toMatch(
      /^You pay ₹4,999 today, then ₹4,999 on/,
    );
  });
});
