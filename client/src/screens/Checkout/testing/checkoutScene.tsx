import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { screen } from "@testing-library/react";
import { useState } from "react";
import type {
  CardPayment,
  PayByWallet,
  TokenResult,
  WalletTerms,
} from "../../../payments/cardPayment";
import { type Answer, renderPage, signedIn } from "../../../testing/renderPage";
import { type Offer, offerOf } from "../../../visitor/registrationChoice";
import { Checkout } from "../Checkout";

/** What the graph says about paying by card. */
export const checkoutSettings = {
  processor: "RECURLY",
  publicKey: "ewr1-test",
  scriptUrl: "",
  apiUrl: "",
  walletEnabled: false,
};

export const preview = (change: object = {}) => ({
  orderPreview: {
    __typename: "OrderPreview",
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

export const bought = {
  __typename: "SubscriptionPurchased",
  entitlementTicket: "ticket",
  hadSubscription: false,
  member: { id: "TWVtYmVyOjE", subscription: { accountStatus: "ACTIVE", planName: "Yearly" } },
};
export const refused = (code: string, message: string) => ({
  __typename: "PurchaseSubscriptionRefused",
  code,
  message,
  field: null,
});
export const challenge = {
  __typename: "ThreeDSecureRequired",
  actionTokenId: "action-1",
  message: "Your card must be authenticated with 3-D Secure before continuing.",
};

const aToken: TokenResult = { kind: "token", token: { id: "tok-1" } };

interface Scene {
  readonly offer?: Offer;
  readonly token?: TokenResult;
  readonly wallet?: PayByWallet | null;
  readonly purchases?: readonly object[];
  readonly answers?: Readonly<Record<string, Answer>>;
}

export function open({
  offer = offerOf({}),
  token = aToken,
  wallet = null,
  purchases = [bought],
  answers,
}: Scene = {}) {
  const steps: string[] = [];
  const walletTerms: WalletTerms[] = [];
  const left = [...purchases];
  const payment: CardPayment = {
    CardField: () => <input aria-label="Card number" />,
    tokenise: async () => {
      steps.push("token");
      return token;
    },
    findWallet: async (terms) => {
      walletTerms.push(terms);
      return wallet;
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
        element: <AnyPlan payment={payment} offer={offer} />,
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
  return { ...page, steps, walletTerms };
}

/** The order of the yearly plan, until another is chosen beside it. */
function AnyPlan(props: { readonly payment: CardPayment; readonly offer: Offer }) {
  const [planChoice, setPlanChoice] = useState<PlanChoice>("YEARLY");
  return (
    <>
      <button type="button" onClick={() => setPlanChoice("MONTHLY")}>
        Monthly instead
      </button>
      <Checkout {...props} planChoice={planChoice} />
    </>
  );
}

export type Page = ReturnType<typeof open>;

export const text = async ({ user }: Page, label: string, value: string) => {
  await user.clear(screen.getByLabelText(label));
  if (value) await user.type(screen.getByLabelText(label), value);
};
export const choose = ({ user }: Page, label: string, value: string) =>
  user.selectOptions(screen.getByLabelText(label), value);
export const complete = ({ user }: Page) =>
  user.click(screen.getByRole("button", { name: "Complete Order" }));
export const fill = async (page: Page) => {
  await text(page, "First Name", "Ana");
  await text(page, "Last Name", "Silva");
  await text(page, "Address Line 1", "Rua 1");
  await text(page, "City", "Lisboa");
  await choose(page, "Country", "PT");
  await text(page, "Postal Code", "1000-001");
};
export const purchaseOf = (page: Page, index = 0) =>
  (page.callsOf("purchaseSubscriptionMutation")[index]?.variables as { input: object } | undefined)
    ?.input;
