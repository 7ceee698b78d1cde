import type recurly from "recurly";
import { toCharges } from "./read-charges";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const visa = { cardType: "Visa", lastFour: "1111" };
const payment = { type: "purchase", status: "success", amount: 19, createdAt: at(2) };
const charges = (invoice: object) =>
  toCharges([{ type: "charge", number: "1042", currency: "USD", ...invoice } as recurly.Invoice]);

describe("the charges of paid invoices", () => {
  it("have the amount taken, the time, and the card that paid", () => {
    const transactions = [
      { ...payment, status: "declined", createdAt: at(1) },
      { ...payment, paymentMethod: visa },
    ];
    expect(charges({ transactions })).toEqual([
      {
        invoiceNumber: "1042",
        amountCents: 1_900,
        currency: "USD",
        paidAt: at(2),
        paymentMethod: "Visa ending with 1111",
      },
    ]);
  });

  it("leave out what a gift card or credit paid", () => {
    expect(charges({ paid: 99, transactions: [{ ...payment, amount: 40 }] })).toMatchObject([
      { amountCents: 4_000, paymentMethod: null },
    ]);
  });

  it.each([
    ["paid by a gift card alone", { paid: 99, transactions: [] }],
    ["of 0.00", { transactions: [{ ...payment, amount: 0 }] }],
    ["refunded", { transactions: [{ ...payment, type: "refund" }] }],
    ["that only verified a card", { transactions: [{ ...payment, type: "verify" }] }],
    ["of a credit invoice", { type: "credit", transactions: [payment] }],
    ["without a number", { number: null, transactions: [payment] }],
  ])("there is none %s", (_case, invoice) => {
    expect(charges(invoice)).toEqual([]);
  });
});
