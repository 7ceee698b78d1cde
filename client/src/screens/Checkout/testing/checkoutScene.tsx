import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { screen } from "@testing-library/react";
import { useState } from "react";
import type {
  CardPayment,
  PayByWallet,
  TokenResult,
  WalletTerms,
} from "../../../payments/cardPayment";
import { createGraph, type MemoryGraph } from "../../../testing/graph/graph";
import { aMember } from "../../../testing/graph/world/members";
import type { WorldParts } from "../../../testing/graph/world/world";
import { renderPage } from "../../../testing/renderPage";
import { type Offer, offerOf } from "../../../visitor/registrationChoice";
import { Checkout } from "../Checkout";

/** Time of every order in these tests. */
const ORDERED_AT = new Date("2026-11-21T10:00:00Z");

const aToken: TokenResult = { kind: "token", token: { id: "tok-1" } };

interface Scene {
  readonly offer?: Offer;
  readonly planChoice?: PlanChoice;
  readonly token?: TokenResult;
  readonly wallet?: PayByWallet | null;
  /** Differences from a member with a valid card who has never bought anything. */
  readonly world?: WorldParts;
  /** Prepared graph, used instead of a world. */
  readonly graph?: MemoryGraph;
}

const STEPS: Readonly<Record<string, string>> = {
  saveBillingAddressMutation: "address",
  purchaseSubscriptionMutation: "purchase",
};

export function open({ offer = offerOf({}), token = aToken, wallet = null, ...scene }: Scene = {}) {
  const steps: string[] = [];
  const walletTerms: WalletTerms[] = [];
  const payment: CardPayment = {
    CardField: () => <input aria-label="Card number" />,
    tokenize: async () => {
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
  const world = { now: () => ORDERED_AT, viewer: aMember(), ...scene.world };
  const graph = scene.graph ?? createGraph(world);
  const { planChoice = "YEARLY" } = scene;
  const page = renderPage({
    routes: [
      {
        path: "/registration/step2",
        element: <PlanSwitcher payment={payment} offer={offer} first={planChoice} />,
      },
    ],
    at: "/registration/step2",
    world: {
      ...graph,
      respond: (operation, variables) => {
        const step = STEPS[operation.name];
        if (step) steps.push(step);
        return graph.respond(operation, variables);
      },
    },
  });
  return { ...page, steps, walletTerms };
}

interface PlanSwitcherProps {
  readonly payment: CardPayment;
  readonly offer: Offer;
  readonly first: PlanChoice;
}

/** Checkout with a button that switches the plan. */
function PlanSwitcher({ first, ...props }: PlanSwitcherProps) {
  const [planChoice, setPlanChoice] = useState(first);
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
