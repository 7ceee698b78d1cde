import { cardMessages, cardProblemsOf, paymentMessages, purchaseProblem } from "./card-problems";

const messages = (...fields: string[]) => cardProblemsOf(fields).map(({ message }) => message);

describe("card problems", () => {
  it("FUN-VAL-37 card number", () => {
    expect(messages("number")).toEqual(["Please enter a valid Credit Card number"]);
  });
  it("FUN-VAL-38 card month", () => {
    expect(messages("month")).toEqual(["Please enter a valid Credit Card month"]);
  });
  it("FUN-VAL-39 card year", () => {
    expect(messages("year")).toEqual(["Please Credit Card year is invalid"]);
  });
  it("FUN-VAL-40 any other card error", () => {
    expect(messages("cvv")).toEqual(["Please check to confirm your Credit Card details"]);
    expect(messages()).toEqual(["Please check to confirm your Credit Card details"]);
  });
  it("FUN-VAL-41 errors map by field number, month, year, else a generic check", () => {
    expect(cardProblemsOf(["year", "cvv", "number"]).map(({ kind }) => kind)).toEqual([
      "creditCardNumber",
      "creditCardYear",
    ]);
    expect(cardProblemsOf(["first_name"])[0]?.kind).toBe("creditCardCheck");
  });
  it("FUN-CHK-29 every problem has its internal name", () => {
    expect(Object.keys(cardMessages)).toEqual([
      "creditCardNumber",
      "creditCardMonth",
      "creditCardYear",
      "creditCardCheck",
      "unknowncreditcarderror",
      "validationcreditcarderror",
      "applepayerror",
    ]);
  });
  it("FUN-CHK-22 FUN-CHK-23 'Unknown Error' has its own message, other messages are passed through", () => {
    const unknown = {
      kind: "unknowncreditcarderror",
      message: "Please check to confirm your Credit Card details payment has failed to process",
    };
    expect(purchaseProblem("Unknown Error")).toEqual(unknown);
    expect(purchaseProblem(null)).toEqual(unknown);
    expect(purchaseProblem("Insufficient funds.")).toEqual({
      kind: "validationcreditcarderror",
      message: "Insufficient funds.",
    });
  });
  it("the messages for cards, gift cards, and wallets", () => {
    expect([cardMessages.validationcreditcarderror, ...Object.values(paymentMessages)]).toEqual([
      "The card details are invalid. Please use a valid card.",
      "There was some problem with your Apple Pay.",
      "Please verify your Gift Card details",
      "The gift card code entered is either invalid or does not have suffiecient balance.",
      "Sorry, something went wrong. Please contact our Admin.",
      "Expired or Invalid Promo Code",
    ]);
    expect(cardMessages.applepayerror).toBe(
      "Something went wrong with Apple Pay. Please use your card details instead.",
    );
  });
});
