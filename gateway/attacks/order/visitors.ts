import { Person } from "../../journeys/people/person";
import { progressInput } from "../../journeys/people/progress";
import type { Account } from "../../journeys/people/sign-up";
import type { Attack } from "../attack";
import { refusedMutation, respondedWith } from "../evidence/evidence";
import type { Waiting } from "../guessing/mailed-codes";
import { signedOut } from "../sessions/answers";
import { ticket } from "../tokens/tickets";

const CLASS_ID = "0198f6a2-7c11-7000-8000-0123456789ab";
const NAME = { firstName: "Ada", lastName: "Tempo" };
const ADDRESS = { country: "CA", region: "ON", street: "8 Count Street", city: "Toronto" };

interface Step {
  readonly operation: string;
  readonly mutation: string;
  readonly subgraph: string;
  readonly input: object;
}

/** Steps that require a sign-in. */
const MEMBERS: Readonly<Record<string, Step>> = {
  "a billing address": {
    operation: "saveBillingAddressMutation",
    mutation: "saveBillingAddress",
    subgraph: "billing",
    input: { ...ADDRESS, postalCode: "M5V 2T6" },
  },
  "an order": {
    operation: "purchaseSubscriptionMutation",
    mutation: "purchaseSubscription",
    subgraph: "billing",
    input: { attemptId: "attempt-of-a-visitor", planChoice: "MONTHLY", tokenId: "card", ...NAME },
  },
  "a question to the support": {
    operation: "useSendHelpRequestMutation",
    mutation: "sendHelpRequest",
    subgraph: "accounts",
    input: { ...NAME, category: "OTHER", email: "ada@example.com", message: "Hello?" },
  },
};

/** Steps that require a purchase. */
const SUBSCRIBERS: Readonly<Record<string, Step>> = {
  "a playback": {
    operation: "useStartPlaybackMutation",
    mutation: "startPlayback",
    subgraph: "catalogue",
    input: { classId: CLASS_ID },
  },
  "a saved class": {
    operation: "useSaveClassSaveMutation",
    mutation: "saveClass",
    subgraph: "viewing",
    input: { classId: CLASS_ID },
  },
  "a member's progress": {
    operation: "sendProgressMutation",
    mutation: "recordProgress",
    subgraph: "viewing",
    input: progressInput(CLASS_ID, 10),
  },
  "a stream": {
    operation: "streamRequestsStartMutation",
    mutation: "startStream",
    subgraph: "viewing",
    input: { streamId: "5b0e0f6e-7a3c-4a55-9a55-1f3d5c6b7a80", classId: CLASS_ID },
  },
};

const attempts = (
  steps: Readonly<Record<string, Step>>,
  { when, code, by }: { when: string; code: string; by: () => Person },
): readonly Attack[] =>
  Object.entries(steps).map(([name, { operation, mutation, subgraph, input }]) => ({
    name: `${name} ${when}`,
    attempt: () => by().ask(operation, { input }),
    answer: { status: 200, data: null, errors: [{ extensions: { code } }] },
    recorded: refusedMutation(subgraph, mutation, code),
  }));

/** Rows of steps without the sign-in, confirmation, or purchase they require. */
export function tooEarlySteps(member: () => Account, waiting: () => Waiting): readonly Attack[] {
  const code = "UNAUTHENTICATED";
  const all = { ...MEMBERS, ...SUBSCRIBERS };
  const visitor = Person.visitor();
  return [
    ...attempts(all, { when: "before the sign-up", code, by: () => visitor }),
    ...attempts(MEMBERS, { when: "before the confirmation", code, by: () => waiting().person }),
    ...attempts(SUBSCRIBERS, {
      when: "before the purchase",
      code: "FORBIDDEN",
      by: () => member().person,
    }),
    {
      name: "a ticket before the sign-in",
      attempt: () =>
        visitor.ask("sessionOperationsRefreshMutation", {
          input: { entitlementTicket: ticket(member().userName) },
        }),
      answer: signedOut,
      recorded: respondedWith("accounts", 200),
    },
  ];
}
