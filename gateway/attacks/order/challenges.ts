import { cardToken } from "../../journeys/people/checkout";
import type { Person } from "../../journeys/people/person";
import type { Account } from "../../journeys/people/sign-up";
import type { Attack } from "../attack";
import { audited } from "../evidence/evidence";
import { ASKED_PROVIDER, order, refusedOrder } from "./order";

const CHALLENGED = "4000000000003220";
const CHALLENGED_TWICE = "4000002760003184";

/** Sends a card whose bank requires a challenge. Returns the tokens of both. */
async function challenged(person: Person, number = CHALLENGED) {
  const tokenId = await cardToken(person, number);
  const { data, text } = await order(person, { tokenId });
  const { actionTokenId } = data.purchaseSubscription;
  if (!actionTokenId) throw new Error(`the card was not challenged: ${text}`);
  return { tokenId, actionTokenId };
}

/** Passes a challenge, as the bank's page does. */
async function answered(person: Person, actionTokenId: string, success = true): Promise<string> {
  const { data } = await person.ask<{ checkoutSettings: { publicKey: string; apiUrl: string } }>(
    "CheckoutScreenQuery",
  );
  const { apiUrl, publicKey } = data.checkoutSettings;
  const answer = await person.fetch(`${apiUrl}/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      key: publicKey,
      type: "three_d_secure_action_result",
      three_d_secure_action_token_id: actionTokenId,
      results: { success },
    }),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** Challenge results that are not the one the card's bank required. */
const WRONG_RESULTS: Readonly<
  Record<string, (own: Challenged, person: Person, other: Person) => Promise<string>>
> = {
  "that is made up": async () => "made-up-result",
  "that is the challenge's own token": async ({ actionTokenId }) => actionTokenId,
  "that is the card's token": async ({ tokenId }) => tokenId,
  "of a challenge that was not passed": ({ actionTokenId }, person) =>
    answered(person, actionTokenId, false),
  "of another member's challenge": async (_, __, other) =>
    answered(other, (await challenged(other)).actionTokenId),
  "of the challenge of another card": async (_, person) =>
    answered(person, (await challenged(person)).actionTokenId),
  "that was written in other letters": async ({ actionTokenId }, person) =>
    (await answered(person, actionTokenId)).toUpperCase(),
};

type Challenged = Awaited<ReturnType<typeof challenged>>;

/** Rows of orders with a card that requires a challenge. */
export function challenges(member: () => Account, other: () => Account): readonly Attack[] {
  const person = () => member().person;
  const retry = ({ tokenId }: Challenged, threeDSecureActionResultTokenId: string) =>
    order(person(), { tokenId, threeDSecureActionResultTokenId });
  const state: { own?: Challenged; result: string } = { result: "" };
  const own = () => state.own ?? { tokenId: "", actionTokenId: "" };
  const askedAgain = {
    answer: {
      status: 200,
      data: { purchaseSubscription: { __typename: "ThreeDSecureRequired" } },
    },
    recorded: audited("billing", "purchaseSubscription", "THREE_D_SECURE_REQUIRED"),
    mayChange: [...ASKED_PROVIDER, "sandbox.token"],
  };
  return [
    ...Object.entries(WRONG_RESULTS).map(([name, result]) => ({
      name: `a challenged card with a result ${name}`,
      arrange: async () => {
        state.own = await challenged(person());
        state.result = await result(own(), person(), other().person);
      },
      attempt: () => retry(own(), state.result),
      ...refusedOrder("CARD_REFUSED"),
      mayChange: ASKED_PROVIDER,
    })),
    {
      name: "a challenged card once more without a result",
      attempt: () => order(person(), { tokenId: own().tokenId }),
      ...askedAgain,
    },
    {
      name: "a card with two challenges and the result of the first",
      arrange: async () => {
        state.own = await challenged(person(), CHALLENGED_TWICE);
        state.result = await answered(person(), own().actionTokenId);
      },
      attempt: () => retry(own(), state.result),
      ...askedAgain,
    },
    {
      name: "a card with two challenges and the result of the first, twice",
      attempt: () => retry(own(), state.result),
      ...askedAgain,
    },
  ];
}
