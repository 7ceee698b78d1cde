import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import type { Person } from "../journeys/people/person";
import { memberIdOf } from "../journeys/people/progress";
import { newMember } from "../journeys/people/sign-up";
import { unauthenticated } from "./answers";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { audited, logged } from "./evidence/evidence";
import { badTickets, ticket } from "./tokens/tickets";
import { queryWith, refusedToken } from "./tokens/token-attack";

/** A refresh exchanges its token, even if its ticket is invalid. */
const EXCHANGE = ["accounts.refresh_token", "accounts.session_family"];

let member: Person;
let memberId: string;
beforeAll(async () => {
  member = await newMember();
  memberId = memberIdOf(member);
});

const handIn = (entitlementTicket: string) =>
  member.ask("sessionOperationsRefreshMutation", { input: { entitlementTicket } });

const signedIn = (groups: readonly string[]) => ({
  status: 200,
  data: { refreshSession: { __typename: "SignedIn", groups } },
});

const notTaken: Pick<Attack, "answer" | "recorded" | "mayChange"> = {
  answer: signedIn([]),
  recorded: logged("accounts", /entitlement ticket rejected/),
  mayChange: EXCHANGE,
};

const forgeries: Attack[] = Object.entries(badTickets).map(([name, forge]) => ({
  ...notTaken,
  name,
  attempt: async () => handIn(await forge(memberId)),
}));

/** The event's payload after a refund. */
const loseEntitlement = () =>
  rowsOf("accounts", "UPDATE account SET groups = '{}', entitlement_at = now() WHERE id = $1", [
    memberId,
  ]);

let used: string;
const again: Attack[] = [
  {
    name: "twice",
    arrange: async () => {
      used = ticket(memberId);
      await handIn(used);
    },
    attempt: () => handIn(used),
    answer: signedIn(["SUBSCRIBER"]),
    recorded: audited("accounts", "refreshSession", "done"),
    mayChange: EXCHANGE,
  },
  {
    name: "twice, the second time after the subscription ended",
    arrange: async () => {
      await loseEntitlement();
    },
    attempt: () => handIn(used),
    answer: signedIn([]),
    recorded: audited("accounts", "refreshSession", "done"),
    mayChange: EXCHANGE,
  },
];

const exchanged: Attack[] = [
  {
    ...notTaken,
    name: "that is an access token",
    attempt: () => handIn(member.token ?? ""),
  },
  {
    name: "as an access token",
    attempt: () => queryWith(`Bearer ${ticket(memberId)}`),
    answer: unauthenticated,
    recorded: refusedToken("forged"),
  },
];

describeAttacks("entitlement tickets", [...forgeries, ...exchanged, ...again]);
