import type { Person } from "../../journeys/people/person";
import type { Account } from "../../journeys/people/sign-up";
import type { Attack } from "../attack";
import { audited } from "../evidence/evidence";
import { EXCHANGE } from "./answers";
import { REFRESH_COOKIE, refreshToken, refreshWith, signedInBrowser } from "./browser";

/** Rows of two cookies with one name, and of similar names. */
export function tossedCookies(victim: () => Account, attacker: () => Account): readonly Attack[] {
  let genuine: Person;
  let tossed: Person;
  const arrange = async () => {
    genuine = await signedInBrowser(victim().email);
    tossed = await signedInBrowser(attacker().email);
  };
  const stays: Pick<Attack, "arrange" | "recorded" | "mayChange"> = {
    arrange,
    recorded: audited("accounts", "refreshSession", "done"),
    mayChange: EXCHANGE,
  };
  const own = () => `${REFRESH_COOKIE}=${refreshToken(genuine)}`;
  const foreign = (name: string) => `${name}=${refreshToken(tossed)}`;
  const refreshes = (cookie: () => string) => async () => {
    const answer = await refreshWith(cookie());
    return { ...answer, isVictims: answer.data.refreshSession.userName === victim().userName };
  };
  const victims = {
    status: 200,
    data: { refreshSession: { __typename: "SignedIn" } },
    isVictims: true,
  };
  return [
    {
      ...stays,
      name: "a second cookie of the same name",
      attempt: refreshes(() => `${own()}; ${foreign(REFRESH_COOKIE)}`),
      answer: victims,
    },
    {
      ...stays,
      name: "a cookie of the name in production, on a stack without HTTPS",
      attempt: refreshes(() => `${foreign(`__Host-${REFRESH_COOKIE}`)}; ${own()}`),
      answer: victims,
    },
    {
      ...stays,
      name: "a cookie of the same name in other letters",
      attempt: refreshes(() => `${foreign(REFRESH_COOKIE.toUpperCase())}; ${own()}`),
      answer: victims,
    },
    {
      ...stays,
      name: "a bearer token of another member beside the cookie",
      attempt: async () => {
        const headers = { authorization: `Bearer ${tossed.token}` };
        const answer = await refreshWith(own(), { headers });
        return { ...answer, isVictims: answer.data.refreshSession.userName === victim().userName };
      },
      answer: victims,
    },
  ];
}
