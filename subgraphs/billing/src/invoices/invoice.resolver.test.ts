import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { memberSeenBy } from "../testing/member-subscription";
import { SAVE_ADDRESS } from "../testing/operations";
import { anOrder, aSubscriber, buy, cards } from "../testing/orders";

const faults = new FaultyProvider(["listInvoices", "readInvoicePdf"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;

const LISTED = `invoices { totalCount edges { node { number issuedAt status currency totalCents } } }`;
const DETAIL = `number status currency recipient { name addressLines country }
  lines { kind description startsOn endsOn amountCents }
  subtotalCents discountCents taxCents totalCents creditCents balanceCents
  payments { attemptedAt amountCents failure card { brand lastFour } }
  refunds { refundedAt amountCents number card { brand lastFour } }`;
const PDF = (number: string) => `invoicePdf(number: "${number}") {
  __typename
  ... on InvoicePdf { number fileName content }
  ... on Refusal { code message field }
}`;

async function listOf(member: Member, fields = LISTED) {
  return (await memberSeenBy(fixture, fields, member, member)).invoices;
}

const numberOf = async (member: Member): Promise<string> =>
  (await listOf(member)).edges[0].node.number;

async function detailOf(member: Member, number?: string) {
  const wanted = number ?? (await numberOf(member));
  const fields = `invoice(number: "${wanted}") { ${DETAIL} }`;
  return (await memberSeenBy(fixture, fields, member, member)).invoice;
}

/** The account's charge invoices as the provider's own API shows them. */
async function atProvider({ memberId }: Member) {
  const { data } = await fixture.sandbox.read(`/accounts/code-${memberId}/invoices`);
  return (data as Record<string, unknown>[]).filter(({ type }) => type === "charge");
}

describe("the list of invoices", () => {
  it("number, date, status, and total, newest first, as at the provider", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await fixture.sandbox.toNextEvent(member.memberId);
    const { totalCount, edges } = await listOf(member);
    const theirs = await atProvider(member);
    expect(totalCount).toBe(2);
    expect(edges.map(({ node }: { node: unknown }) => node)).toEqual(
      theirs.map(({ number, created_at, total }) => ({
        number,
        issuedAt: created_at,
        status: "PAID",
        currency: "USD",
        totalCents: Number(total) * 100,
      })),
    );
    expect(edges[0].node.totalCents).toBe(3900);
  });

  it("is empty during a trial, and without an account at the provider", async () => {
    const { member } = await aSubscriber(fixture, "YEARLY");
    expect(await listOf(member)).toEqual({ totalCount: 0, edges: [] });
    expect(await listOf(aMember())).toEqual({ totalCount: 0, edges: [] });
  });

  it("pages by the last number, and refuses a cursor of another list", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await fixture.sandbox.toNextEvent(member.memberId);
    await fixture.sandbox.toNextEvent(member.memberId);
    const page = async (args: string) =>
      listOf(
        member,
        `invoices(${args}) { edges { cursor node { number } }
        pageInfo { hasNextPage hasPreviousPage endCursor } }`,
      );
    const first = await page("first: 2");
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await page(`first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(second.edges).toHaveLength(1);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const { member: other } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await expect(detailPage(other, first.pageInfo.endCursor)).resolves.toMatch(/does not belong/);
    await expect(detailPage(member, "bm9uc2Vuc2U")).resolves.toMatch(/does not belong/);
  });

  it("is null with an error while the provider is unreachable", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    faults.beforeCall = () => Promise.reject(new Error("connect ECONNREFUSED"));
    expect(await errorsOf(member, LISTED)).toHaveLength(1);
    expect(await errorsOf(member, PDF("1000"))).toHaveLength(1);
  });
});

async function errorsOf(member: Member, fields: string) {
  const source = `query ($representations: [_Any!]!) {
    _entities(representations: $representations) { ... on Member { ${fields} } }
  }`;
  const id = Buffer.from(`Member:${member.memberId}`).toString("base64url");
  const representations = [{ __typename: "Member", id }];
  return (await fixture.execute(source, { representations }, member)).errors ?? [];
}

const detailPage = async (member: Member, after: string): Promise<string> =>
  (await errorsOf(member, `invoices(after: "${after}") { totalCount }`))[0]?.message ?? "";

describe("an invoice", () => {
  it("shows the plan with its time, the recipient, and the card that paid", async () => {
    const member = aMember();
    await fixture.execute(SAVE_ADDRESS, { input: toronto }, member);
    const order = { planChoice: "NO_DEAL_MONTHLY", firstName: "ليلى", lastName: "حداد" };
    const { subscription } = await buy(fixture, await anOrder(fixture, order), member);
    const invoice = await detailOf(member);
    expect(invoice).toMatchObject({
      status: "PAID",
      recipient: {
        name: "ليلى حداد",
        addressLines: ["8 Count Street", "M5V 2T6 Toronto ON"],
        country: "CA",
      },
      lines: [{ kind: "PLAN", endsOn: subscription.nextBillingDate, amountCents: 3900 }],
      subtotalCents: 3900,
      discountCents: 0,
      taxCents: 0,
      totalCents: 3900,
      creditCents: 0,
      balanceCents: 0,
      payments: [{ amountCents: 3900, failure: null, card: { brand: "Visa", lastFour: "1111" } }],
      refunds: [],
    });
  });

  it("shows what a coupon deducted", async () => {
    const member = aMember();
    const order = { planChoice: "NO_DEAL_MONTHLY", couponCodes: ["TENOFF"] };
    await buy(fixture, await anOrder(fixture, order), member);
    expect(await detailOf(member)).toMatchObject({
      subtotalCents: 3900,
      discountCents: 1000,
      totalCents: 2900,
      payments: [{ amountCents: 2900 }],
    });
  });

  it("shows what a gift card paid, and the tax of the address", async () => {
    const member = aMember();
    const seattle = { ...toronto, country: "US", region: "WA", postalCode: "98101" };
    await fixture.execute(SAVE_ADDRESS, { input: { ...seattle, city: "Seattle" } }, member);
    const gift = { planChoice: "GIFT_MONTHLY", giftCardRedemptionCode: "GIFT-LOW-invoice" };
    await buy(fixture, await anOrder(fixture, gift), member);
    const { subtotalCents, taxCents, totalCents, creditCents, payments } = await detailOf(member);
    expect(taxCents).toBe(Math.round(subtotalCents * 0.065));
    expect(totalCents).toBe(subtotalCents + taxCents);
    expect(creditCents).toBe(500);
    expect(payments).toMatchObject([{ amountCents: totalCents - 500 }]);
  });

  it("shows failed attempts with their dates and reasons, and is past due, then failed", async () => {
    const member = aMember();
    const order = { planChoice: "NO_DEAL_MONTHLY", card: cards.renewalDeclined };
    await buy(fixture, await anOrder(fixture, order), member);
    await fixture.sandbox.toNextEvent(member.memberId);
    await fixture.sandbox.toNextEvent(member.memberId);
    const invoice = await detailOf(member);
    expect(invoice).toMatchObject({ status: "PAST_DUE", balanceCents: 3900 });
    expect(invoice.payments.map(({ failure }: { failure: string }) => failure)).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    const [first, second] = invoice.payments;
    expect(Date.parse(second.attemptedAt) - Date.parse(first.attemptedAt)).toBe(86_400_000);
    await fixture.sandbox.advance(member.memberId, 15);
    expect(await detailOf(member, invoice.number)).toMatchObject({ status: "FAILED" });
  });

  it("shows refunds, first in part and then of everything", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    const number = await numberOf(member);
    await fixture.sandbox.refund(number, 10);
    expect(await detailOf(member, number)).toMatchObject({
      status: "PARTLY_REFUNDED",
      refunds: [{ amountCents: 1000, card: { lastFour: "1111" } }],
    });
    await fixture.sandbox.refund(number, 29);
    expect(await detailOf(member, number)).toMatchObject({ status: "REFUNDED" });
    expect((await listOf(member)).totalCount).toBe(1);
  });
});

const toronto = {
  country: "CA",
  region: "ON",
  street: "8 Count Street",
  city: "Toronto",
  postalCode: "M5V 2T6",
};

describe("the PDF", () => {
  it("is the provider's own, with a name for the file", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    const number = await numberOf(member);
    const { invoicePdf } = await memberSeenBy(fixture, PDF(number), member, member);
    expect(invoicePdf).toMatchObject({ number, fileName: `eightcount-invoice-${number}.pdf` });
    const bytes = Buffer.from(invoicePdf.content, "base64");
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.subarray(-7).toString().trim()).toBe("%%EOF");
  });

  it.each(["0", "no such", "../accounts", ""])("is unknown for the number %j", async (number) => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    const { invoicePdf } = await memberSeenBy(fixture, PDF(number), member, member);
    expect(invoicePdf).toMatchObject({ code: "INVOICE_UNKNOWN", field: "number" });
  });
});

describe("another member's invoices", () => {
  it("are unknown by their number, which no account but the own one is asked for", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    const { member: stranger } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    const number = await numberOf(member);
    expect(await detailOf(stranger, number)).toBeNull();
    const { invoicePdf } = await memberSeenBy(fixture, PDF(number), stranger, stranger);
    expect(invoicePdf).toMatchObject({ code: "INVOICE_UNKNOWN" });
  });

  it("are null on the member's own node, also for a visitor", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    const number = await numberOf(member);
    faults.reset();
    const fields = `${LISTED} invoice(number: "${number}") { number } ${PDF(number)}`;
    for (const viewer of [aMember(), visitor as Viewer]) {
      const seen = await memberSeenBy(fixture, fields, member, viewer as Member);
      expect(seen).toEqual({ invoices: null, invoice: null, invoicePdf: null });
    }
    expect(faults.calls).toEqual([]);
  });
});
