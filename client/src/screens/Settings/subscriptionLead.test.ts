import { type LeadFacts, leadOf, moveInWords } from "./subscriptionLead";

const NOW = new Date("2026-11-25T12:00:00Z");
const active: LeadFacts = {
  accountStatus: "ACTIVE",
  isTrial: false,
  trialEndsAt: null,
  nextBillingAmountCents: 1_900,
  nextBillingDate: "2026-12-05T12:00:00Z",
  currency: "USD",
  intervalUnit: "MONTHS",
  paymentMethod: "Visa ending with 1111",
  hasAcceptedOffer: false,
};
const lead = (facts: Partial<LeadFacts>) => leadOf({ ...active, ...facts }, NOW);

describe("what leads the subscription page", () => {
  it("paid and renewing: the date and the amount, then the days until it and the card", () => {
    expect(lead({})).toEqual({
      tone: "quiet",
      title: "Renews Dec 5, 2026 · $19.00",
      text: "In 10 days, with your Visa ending with 1111.",
    });
    expect(lead({ paymentMethod: null })?.text).toBe("In 10 days.");
    expect(lead({ nextBillingAmountCents: null })?.title).toBe("Renews Dec 5, 2026");
    expect(lead({ nextBillingDate: "2026-11-26T12:00:00Z" })?.text).toMatch(/^Tomorrow, with/);
    expect(lead({ nextBillingDate: NOW.toISOString() })?.text).toMatch(/^Today, with/);
  });

  it.each([
    ["12/2026", true],
    ["11/2026", false],
  ])("with a card that is valid through %s: nothing to do is %s", (cardExpiry, isFine) => {
    expect(lead({ cardExpiry })?.text.endsWith("There’s nothing you need to do.")).toBe(isFine);
  });

  it("while the CRM replaces the card: the new one, not the old one", () => {
    expect(lead({ isCardChanging: true })?.text).toBe("In 10 days, with your updated card.");
  });

  it("paid by credit: nothing to pay", () => {
    expect(lead({ nextBillingAmountCents: 0 })?.text).toBe("In 10 days. Your credit pays for it.");
  });

  it.each([
    ["2026-11-30T12:00:00Z", "Free trial · 5 days left"],
    ["2026-11-26T12:00:00Z", "Free trial · 1 day left"],
    ["2026-11-25T12:00:00Z", "Free trial · ends today"],
  ])("in the trial until %s: the days that are left", (trialEndsAt, title) => {
    expect(lead({ isTrial: true, trialEndsAt })?.title).toBe(title);
  });

  it("canceled: the last day, and for the last day itself the hour", () => {
    expect(lead({ accountStatus: "CANCELLED" })).toMatchObject({
      title: "You can dance until Dec 5, 2026",
      text: "That’s 10 days from now. Then your membership ends. We keep your progress and saved classes.",
      reassurance: "You won’t be charged again.",
    });
    const inAYear = lead({ accountStatus: "CANCELLED", nextBillingDate: "2027-11-25T12:00:00Z" });
    expect(inAYear?.text).toMatch(/^That’s 12 months from now\./);
    const soon = new Date(NOW.getTime() + 60_000);
    const today = lead({ accountStatus: "CANCELLED", nextBillingDate: soon.toISOString() });
    const hour = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
    expect(today).toMatchObject({
      tone: "warning",
      title: `Ends today at ${hour.format(soon)}`,
      text: "Every class stays open until then, and you won’t be charged. We keep your progress and saved classes.",
    });
    const past = lead({ accountStatus: "CANCELLED", nextBillingDate: NOW.toISOString() });
    expect(past?.title).toBe("Ends today");
    expect(past?.text).toMatch(/^Every class is still open, and you won’t be charged\./);
  });

  it("with the free days of the offer: why the next payment is so far away", () => {
    const nextBillingDate = "2027-01-20T12:00:00Z";
    const offer = lead({ hasAcceptedOffer: true, nextBillingDate });
    expect(offer?.title).toBe("Your 30 free days run from Dec 21, 2026 to Jan 20, 2027");
    expect(offer?.text).toMatch(/your next payment moved: \$19\.00 on Jan 20, 2027, with your /);
    expect(lead({ hasAcceptedOffer: true })?.title).toMatch(/^Renews/);
  });

  it("ended or never begun: nothing, because the page leads with other words", () => {
    expect(lead({ accountStatus: "EXPIRED" })).toBeNull();
    expect(lead({ accountStatus: "INACTIVE" })).toBeNull();
  });

  it("with another plan scheduled: the plan until then, and the price from then on", () => {
    const move = {
      planLabel: "Monthly Subscription",
      costCents: 9_900,
      currency: "USD",
      intervalUnit: "YEARS",
    };
    expect(moveInWords(move)).toBe(
      "You stay on Monthly until then. After that, it’s $99.00 a year.",
    );
    expect(moveInWords({ ...move, intervalUnit: null })).toMatch(/it’s \$99\.00\.$/);
  });
});
