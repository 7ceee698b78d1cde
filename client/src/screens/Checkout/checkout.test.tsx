import { screen, waitFor, within } from "@testing-library/react";
import type { CardPayment, TokenResult } from "../../payments/cardPayment";
import { type Answer, renderPage, signedIn } from "../../testing/renderPage";
import { type Offer, offerOf } from "../../visitor/registrationChoice";
import { Checkout } from "./Checkout";

const preview = (change: object = {}) => ({
  orderPreview: {
    nowSubtotalCents: 0,
    nextSubtotalCents: 9_900,
    firstChargeOn: "2026-11-28T10:00:00Z",
    trialEndsOn: "2026-11-28T10:00:00Z",
    plan: {
      name: "Yearly Subscription",
      currency: "USD",
      priceCents: 9_900,
      intervalUnit: "YEARS",
      trial: { length: 7, unit: "DAY" },
    },
    discount: null,
    ...change,
  },
});

const bought = {
  __typename: "SubscriptionPurchased",
  entitlementTicket: "ticket",
  hadSubscription: false,
  member: { id: "TWVtYmVyOjE", subscription: { accountStatus: "ACTIVE", planName: "Yearly" } },
};
const refused = (code: string, message: string) => ({
  __typename: "PurchaseSubscriptionRefused",
  code,
  message,
  field: null,
});
const challenge = {
  __typename: "ThreeDSecureRequired",
  actionTokenId: "action-1",
  message: "Your card must be authenticated with 3-D Secure before continuing.",
};

const aToken: TokenResult = { kind: "token", token: { id: "tok-1" } };

interface Scene {
  readonly offer?: Offer;
  readonly token?: TokenResult;
  readonly purchases?: readonly object[];
  readonly answers?: Readonly<Record<string, Answer>>;
}

function open({ offer = offerOf({}), token = aToken, purchases = [bought], answers }: Scene = {}) {
  const steps: string[] = [];
  const left = [...purchases];
  const payment: CardPayment = {
    CardField: () => <input aria-label="Card number" />,
    tokenise: async () => {
      steps.push("token");
      return token;
    },
    Challenge: ({ onToken, onError }) => (
      <>
        <button type="button" onClick={() => onToken("result-1")}>
          Approve
        </button>
        <button type="button" onClick={() => onError("The bank said no.")}>
          Reject
        </button>
      </>
    ),
  };
  const page = renderPage({
    routes: [
      {
        path: "/registration/step2",
        element: <Checkout payment={payment} offer={offer} planChoice="YEARLY" />,
      },
    ],
    at: "/registration/step2",
    answers: {
      useOrderPreviewQuery: () => preview(),
      saveBillingAddressMutation: () => {
        steps.push("address");
        return { saveBillingAddress: { __typename: "BillingAddressSaved" } };
      },
      purchaseSubscriptionMutation: () => {
        steps.push("purchase");
        return { purchaseSubscription: left.shift() };
      },
      sessionOperationsRefreshMutation: ({ input }) => ({
        refreshSession: (input as { entitlementTicket: string | null }).entitlementTicket
          ? signedIn(["SUBSCRIBER"])
          : { __typename: "SignedOut", reason: "none" },
      }),
      ...answers,
    },
  });
  return { ...page, steps };
}

type Page = ReturnType<typeof open>;

const text = async ({ user }: Page, label: string, value: string) => {
  await user.clear(screen.getByLabelText(label));
  if (value) await user.type(screen.getByLabelText(label), value);
};
const choose = ({ user }: Page, label: string, value: string) =>
  user.selectOptions(screen.getByLabelText(label), value);
const complete = ({ user }: Page) =>
  user.click(screen.getByRole("button", { name: "Complete Order" }));
const fill = async (page: Page) => {
  await text(page, "First Name", "Ana");
  await text(page, "Last Name", "Silva");
  await text(page, "Address Line 1", "Rua 1");
  await text(page, "City", "Lisboa");
  await choose(page, "Country", "PT");
  await text(page, "Postal Code", "1000-001");
};
const purchaseOf = (page: Page, index = 0) =>
  (page.callsOf("purchaseSubscriptionMutation")[index]?.variables as { input: object } | undefined)
    ?.input;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("checkout", () => {
  it("FUN-CHK-01 sections Checkout Information, Order Summary, Payment Information", async () => {
    open();
    for (const name of ["Checkout Information", "Payment Information"]) {
      expect(screen.getByRole("heading", { name })).toBeVisible();
    }
    expect(await screen.findByRole("heading", { name: "Order Summary" })).toBeVisible();
  });

  it("FUN-CHK-02 asks for names, address and card; FUN-CHK-03 a region only where there is one", async () => {
    const page = open();
    for (const label of [
      "First Name",
      "Last Name",
      "Address Line 1",
      "City",
      "Country",
      "Postal Code",
      "Card number",
    ]) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
    expect(screen.queryByLabelText("State")).toBeNull();
    await choose(page, "Country", "US");
    expect(within(screen.getByLabelText("State")).getByText("New York")).toBeInTheDocument();
    await choose(page, "Country", "CA");
    expect(within(screen.getByLabelText("Province")).getByText("Quebec")).toBeInTheDocument();
    await choose(page, "Country", "FR");
    expect(screen.queryByLabelText("Province")).toBeNull();
  });

  it("FUN-VAL-27 FUN-VAL-29 FUN-VAL-30 FUN-VAL-31 FUN-VAL-35 an empty form shows every sentence and sends nothing", async () => {
    const page = open();
    await complete(page);
    for (const sentence of [
      "Please select a country",
      "Please enter a valid street name",
      "Please enter a valid city name",
      "Please enter a postal code",
      "Please enter your first name",
      "Please enter your last name",
    ]) {
      expect(screen.getByText(sentence)).toBeVisible();
    }
    expect(page.steps).toEqual([]);
  });

  it("FUN-VAL-28 a region is required for the US: Please select a region", async () => {
    const page = open();
    await fill(page);
    await choose(page, "Country", "US");
    await complete(page);
    expect(screen.getByText("Please select a region")).toBeVisible();
    expect(page.steps).toEqual([]);
  });

  it("FUN-VAL-32 a postal code before a country; FUN-VAL-34 checked on blur and when the country changes", async () => {
    const page = open();
    await text(page, "Postal Code", "11221");
    await page.user.tab();
    const first = "Please choose your country before entering postal code";
    expect(screen.getByText(first)).toBeVisible();
    await choose(page, "Country", "US");
    expect(screen.queryByText(first)).toBeNull();
    await choose(page, "Country", "CA");
    expect(screen.getByText("Please enter valid postal code")).toBeVisible();
  });

  it("FUN-VAL-33 a postal code against the country's pattern: Please enter valid postal code", async () => {
    const page = open();
    await fill(page);
    await text(page, "Postal Code", "1122");
    await page.user.tab();
    expect(screen.getByText("Please enter valid postal code")).toBeVisible();
    expect(screen.getByLabelText("Postal Code")).toHaveAttribute("aria-invalid", "true");
  });

  it("FUN-CHK-09 goes validate, token, address, purchase; FUN-REG-70 with the address the form validated", async () => {
    const page = open();
    await fill(page);
    await complete(page);
    await waitFor(() => expect(page.steps).toEqual(["token", "address", "purchase"]));
    expect(page.callsOf("saveBillingAddressMutation")[0]?.variables).toEqual({
      input: {
        country: "PT",
        street: "Rua 1",
        city: "Lisboa",
        postalCode: "1000-001",
        region: null,
      },
    });
    expect(purchaseOf(page)).toMatchObject({
      planChoice: "YEARLY",
      tokenId: "tok-1",
      firstName: "Ana",
      lastName: "Silva",
    });
  });

  it("FUN-CHK-11 coupon, gift code and 3-D Secure token are sent only if present", async () => {
    const page = open();
    await fill(page);
    await complete(page);
    await waitFor(() => expect(purchaseOf(page)).toBeDefined());
    for (const absent of [
      "couponCodes",
      "giftCardRedemptionCode",
      "threeDSecureActionResultTokenId",
    ]) {
      expect(purchaseOf(page)).not.toHaveProperty(absent);
    }
  });

  it("FUN-CHK-04 the button is busy and cannot be pressed twice", async () => {
    let answer: (value: object) => void = () => undefined;
    const page = open({
      answers: {
        purchaseSubscriptionMutation: () =>
          new Promise<object>((resolve) => {
            answer = () => resolve({ purchaseSubscription: bought });
          }),
      },
    });
    await fill(page);
    await complete(page);
    const button = await screen.findByRole("button", { name: /Completing/ });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute("aria-busy", "true");
    await page.user.click(button);
    await waitFor(() => expect(page.callsOf("purchaseSubscriptionMutation")).toHaveLength(1));
    answer({});
    await waitFor(() => expect(page.path()).toBe("/confirmation"));
  });

  it("FUN-CHK-15 success of a new user leads to /confirmation, in the Subscriber group", async () => {
    const page = open();
    await fill(page);
    await complete(page);
    await waitFor(() => expect(page.path()).toBe("/confirmation"));
    expect(page.session.flags.isRaised("postSignUp")).toBe(true);
    await waitFor(() => expect(page.session.getState()).toMatchObject({ groups: ["SUBSCRIBER"] }));
  });

  it("FUN-CHK-13 success of an existing subscriber leads to /dashboard", async () => {
    const page = open({ purchases: [{ ...bought, hadSubscription: true }] });
    await fill(page);
    await complete(page);
    await waitFor(() => expect(page.path()).toBe("/dashboard"));
  });

  it("FUN-CHK-18 a challenge is shown; FUN-CHK-19 its result retries the purchase; FUN-CHK-16 then /dashboard", async () => {
    const page = open({ purchases: [challenge, bought] });
    await fill(page);
    await complete(page);
    expect(await screen.findByRole("dialog")).toHaveTextContent("Confirm with your bank");
    await page.user.click(screen.getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(page.path()).toBe("/dashboard"));
    expect(purchaseOf(page, 1)).toMatchObject({
      tokenId: "tok-1",
      threeDSecureActionResultTokenId: "result-1",
    });
    const ids = [0, 1].map((index) => (purchaseOf(page, index) as { attemptId: string }).attemptId);
    expect(new Set(ids).size).toBe(2);
  });

  it("FUN-CHK-20 the challenge repeats if asked again", async () => {
    const page = open({
      purchases: [challenge, { ...challenge, actionTokenId: "action-2" }, bought],
    });
    await fill(page);
    await complete(page);
    await page.user.click(await screen.findByRole("button", { name: "Approve" }));
    await waitFor(() => expect(page.callsOf("purchaseSubscriptionMutation")).toHaveLength(2));
    await page.user.click(await screen.findByRole("button", { name: "Approve" }));
    await waitFor(() => expect(page.path()).toBe("/dashboard"));
  });

  it("FUN-CHK-21 a challenge's error shows its message", async () => {
    const page = open({ purchases: [challenge] });
    await fill(page);
    await complete(page);
    await page.user.click(await screen.findByRole("button", { name: "Reject" }));
    expect((await screen.findAllByText("The bank said no."))[0]).toBeVisible();
    expect(screen.getByLabelText("City")).toHaveValue("Lisboa");
  });

  it("FUN-CHK-23 a declined card shows the provider's message and loses nothing", async () => {
    const page = open({ purchases: [refused("CARD_REFUSED", "Your card was declined."), bought] });
    await fill(page);
    await complete(page);
    expect((await screen.findAllByText("Your card was declined."))[0]).toBeVisible();
    expect(screen.getByLabelText("First Name")).toHaveValue("Ana");
    await complete(page);
    await waitFor(() => expect(page.path()).toBe("/confirmation"));
  });

  const cardRefused = (fields: readonly string[]) =>
    open({ token: { kind: "refused", refusal: { fields, message: "no" } } });

  it("FUN-VAL-37 FUN-VAL-38 FUN-VAL-39 card errors by field: number, month, year", async () => {
    const page = cardRefused(["number", "month", "year"]);
    await fill(page);
    await complete(page);
    expect(await screen.findByText("Please enter a valid Credit Card number")).toBeVisible();
    expect(screen.getByText("Please enter a valid Credit Card month")).toBeVisible();
    expect(screen.getByText("Please Credit Card year is invalid")).toBeVisible();
    expect(page.steps).toEqual(["token"]);
  });

  it("FUN-VAL-40 other card errors: Please check to confirm your Credit Card details", async () => {
    const page = cardRefused([]);
    await fill(page);
    await complete(page);
    expect(
      await screen.findByText("Please check to confirm your Credit Card details"),
    ).toBeVisible();
  });

  it("with utm_currency=inr the country is fixed to India", () => {
    open({ offer: offerOf({ utm_currency: "inr" }) });
    expect(screen.getByLabelText("Country")).toHaveValue("IN");
    expect(screen.getByLabelText("Country")).toBeDisabled();
  });
});

describe("order summary", () => {
  it("FUN-SUM-01 a plan with a trial: total today $0, FREE TRIAL, N unit TRIAL", async () => {
    open();
    expect(await screen.findByText("FREE TRIAL")).toBeVisible();
    expect(screen.getByText("7 DAY TRIAL")).toBeVisible();
    expect(screen.getByText("Total today").parentElement).toHaveTextContent("$0");
    expect(screen.getByText("First charge, Nov 28, 2026")).toBeVisible();
  });

  it("FUN-SUM-02 a plan without a trial: today's total is the plan price", async () => {
    const plan = {
      ...preview().orderPreview.plan,
      name: "Monthly",
      priceCents: 3_900,
      trial: null,
    };
    open({
      answers: {
        useOrderPreviewQuery: () =>
          preview({ plan, nowSubtotalCents: 3_900, nextSubtotalCents: 3_900, trialEndsOn: null }),
      },
    });
    expect((await screen.findByText("Total today")).parentElement).toHaveTextContent("$39");
    expect(screen.queryByText("FREE TRIAL")).toBeNull();
  });

  const half = { type: "PERCENT", percent: 50, amountCents: null, trial: null };
  const withCoupon = (discount: object): Readonly<Record<string, Answer>> => ({
    DiscountCodeQuery: () => ({
      coupon: { __typename: "CouponAccepted", code: "HALF50", description: "Half price" },
    }),
    useOrderPreviewQuery: ({ input }) =>
      (input as { couponCode: string | null }).couponCode
        ? preview({ discount, nextSubtotalCents: 4_950 })
        : preview(),
  });
  const apply = async (page: Page, code: string) => {
    await page.user.type(await screen.findByLabelText("Discount code"), code);
    await page.user.click(screen.getByRole("button", { name: "Apply" }));
  };

  it("FUN-SUM-03 PROMO APPLIED with the new price; FUN-SUM-04 N% OFF; FUN-SUM-07 with its description", async () => {
    const page = open({ answers: withCoupon(half) });
    await apply(page, "HALF50");
    expect(await screen.findByText("PROMO APPLIED")).toBeVisible();
    expect(screen.getByText("50% OFF")).toBeVisible();
    expect(screen.getByText("$49.50")).toBeVisible();
    expect(screen.getByText("Half price")).toBeVisible();
    await fill(page);
    await complete(page);
    await waitFor(() => expect(purchaseOf(page)).toMatchObject({ couponCodes: ["HALF50"] }));
  });

  it("FUN-SUM-04 a fixed discount shows $N OFF", async () => {
    const fixed = { type: "FIXED", percent: null, amountCents: 1_000, trial: null };
    const page = open({ answers: withCoupon(fixed) });
    await apply(page, "TENOFF");
    expect(await screen.findByText("$10 OFF")).toBeVisible();
  });

  it("FUN-VAL-54 FUN-SUM-07 a refused code is an error toast: Expired or Invalid Promo Code", async () => {
    const message = "Expired or Invalid Promo Code";
    const page = open({
      answers: { DiscountCodeQuery: () => ({ coupon: { __typename: "CouponRefused", message } }) },
    });
    await apply(page, "OLD");
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.queryByText("PROMO APPLIED")).toBeNull();
  });
});

describe("gift-card checkout", () => {
  const offer = offerOf({ utm_gift_card: "1" });

  it("FUN-GIFT-02 a field Gift Card Details with Redemption Code; FUN-GIFT-03 and the same fields", () => {
    open({ offer });
    expect(screen.getByLabelText("Gift Card Details")).toHaveAttribute(
      "placeholder",
      "Redemption Code",
    );
    expect(screen.getByLabelText("Postal Code")).toBeVisible();
    expect(screen.getByLabelText("Card number")).toBeVisible();
  });

  it("FUN-VAL-36 an empty code: Please enter a valid Gift Card Number", async () => {
    const page = open({ offer });
    await fill(page);
    await complete(page);
    expect(screen.getByText("Please enter a valid Gift Card Number")).toBeVisible();
    expect(page.steps).toEqual([]);
  });

  it("FUN-GIFT-04 the address carries the redemption code; FUN-CHK-24 an invalid one has its sentence", async () => {
    const sentence =
      "The gift card code entered is either invalid or does not have suffiecient balance.";
    const page = open({ offer, purchases: [refused("GIFT_CARD_INVALID", sentence)] });
    await fill(page);
    await text(page, "Gift Card Details", "NOPE");
    await complete(page);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(page.callsOf("saveBillingAddressMutation")[0]?.variables).toMatchObject({
      input: { giftCardRedemptionCode: "NOPE" },
    });
    expect(purchaseOf(page)).toMatchObject({ giftCardRedemptionCode: "NOPE" });
  });

  it("FUN-SUM-06 the price is struck through, today is $0, and the note says when the card is charged", async () => {
    open({ offer });
    const total = (await screen.findByText("Total today")).parentElement as HTMLElement;
    expect(within(total).getByText("$99").tagName).toBe("S");
    expect(total).toHaveTextContent("$0");
    expect(screen.getByText(/charged only if gift funds run short/)).toBeVisible();
  });
});
