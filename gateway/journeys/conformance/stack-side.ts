import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { cardToken } from "../people/checkout";
import { Person } from "../people/person";
import { memberIdOf } from "../people/progress";
import { mailedCode, solvedCaptcha } from "../people/sign-up";
import type { CardKind, Side, SideResponse } from "./side";

/** Cards of the sandbox. */
const CARDS: Readonly<Record<CardKind, string>> = {
  good: "4111111111111111",
  challenge: "4000000000003220",
  declined: "4000000000000002",
};

/** The real stack, used by one person. */
export function stackSide(email: string): Side {
  const person = Person.visitor();
  let last: SideResponse = { data: null, codes: [] };
  let lastCode: string | undefined;
  return {
    email,
    last: () => last,
    ask: async (name, variables) => {
      const { data, errors } = await person.ask<SideResponse["data"]>(name, variables);
      last = { data: data ?? null, codes: errors.map(({ extensions }) => extensions?.code) };
      const session = data?.signIn ?? data?.refreshSession;
      if (session?.accessToken) person.token = session.accessToken;
      if (data?.signOut) person.token = null;
      return last;
    },
    id: toGlobalId,
    memberId: () => toGlobalId("Member", memberIdOf(person)),
    captchaToken: () => solvedCaptcha(person),
    mailedCode: async () => {
      lastCode = await mailedCode(email, lastCode);
      return lastCode;
    },
    cardToken: (kind) => cardToken(person, CARDS[kind]),
  };
}
