import { randomUUID } from "node:crypto";
import { Person } from "../../journeys/people/person";
import type { Attack } from "../attack";
import { overLimit, times } from "./sign-in";

const check = (person: Person, code: string) =>
  person.ask("BalanceCheckMutation", { input: { code } });

/** Rows of guesses at the balance of a gift card. The last one is correct. */
export function giftBalances(): readonly Attack[] {
  const guesser = Person.visitor();
  const message = "Too many attempts. Please try again later.";
  return [
    {
      name: "the balance of a right gift card after twenty wrong codes of one network",
      arrange: async () => {
        await times(20, () => check(guesser, randomUUID()));
      },
      attempt: () => check(guesser, "GIFT-YEAR"),
      answer: {
        status: 200,
        data: { checkGiftCard: { __typename: "CheckGiftCardRefused", message } },
      },
      recorded: overLimit("billing", "guesses-network"),
    },
  ];
}
